import { useEffect, useEffectEvent, useRef } from 'react';
import { isCommand } from '../../../ui/mod-key.ts';
import { pressOnScreen } from './screen-keys.ts';
import { hasSingleKeys } from './single-keys.ts';

/** How long after `g` another key still belongs to it, in ms. */
const PAIR_MS = 1_500;

/** Where letters are for something else: text, choices by their first letter, and whatever is open above the screen. */
const OWN_LETTERS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role=listbox], [role=menu], [role=dialog]';

/** Keys that work anywhere on a screen. */
export interface Shortcuts {
  palette: () => void;
  /** `?` */
  help: () => void;
  /** A letter after `g`. False: it leads nowhere. */
  go: (letter: string) => boolean;
}

/** `isPaletteOpen`: also while its code is on its way. What is typed then is for the palette. */
export function useShortcuts({ palette, help, go }: Shortcuts, isPaletteOpen: boolean): void {
  const pairSince = useRef<number | undefined>(undefined);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const since = pairSince.current;
    pairSince.current = undefined;
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    if (isCommand(event, 'k')) {
      // A dialog of the browser's own would cover the palette.
      if (!isPaletteOpen && isDialogOpen()) return;
      event.preventDefault();
      palette();
      return;
    }
    if (isPaletteOpen || !hasSingleKeys() || !isForTheScreen(event)) return;
    const letter = event.key.toLowerCase();
    if (since !== undefined && event.timeStamp - since <= PAIR_MS) {
      if (go(letter)) event.preventDefault();
    } else if (event.key === '?') {
      event.preventDefault();
      help();
    } else if (letter === 'g' && !event.shiftKey) {
      pairSince.current = event.timeStamp;
    } else if (!event.shiftKey && pressOnScreen(letter)) {
      event.preventDefault();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const isDialogOpen = (): boolean => document.querySelector('dialog[open], [role=dialog][aria-modal=true]') !== null;

function isForTheScreen({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isDialogOpen()) return false;
  return !(target instanceof Element && target.closest(OWN_LETTERS));
}
