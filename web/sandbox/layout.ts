import { useGraphiQL } from '@graphiql/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';

const PHONE = matchMedia('(max-width: 599px)');

/** One of panel, query and answer has the whole window (narrow/narrow.css has the same width). */
export function isPhone(): boolean {
  return PHONE.matches;
}

export type Editors = 'query' | 'answer';

let shown: Editors = 'query';
const listeners = new Set<() => void>();

/** On a phone: which of the two is in sight where no panel covers both. */
export function showEditors(editors: Editors): void {
  shown = editors;
  document.documentElement.dataset['editors'] = editors;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useShownEditors = (): Editors => useSyncExternalStore(subscribe, () => shown);

/** For where the focused element is about to go: no keyboard of a phone opens for a button. */
export function focusRunButton(): void {
  showEditors('query');
  // A panel that covered it is closed by then.
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.graphiql-execute-button')?.focus());
}

/** Opens the list of examples, if it is closed: as a press does, which makes the place for it, too. */
export function openExamples(): void {
  document.querySelector<HTMLElement>('.graphiql-sidebar button[aria-label="Show Examples"]')?.click();
}

export function leadToExamples(): void {
  openExamples();
  // The list is drawn after the click.
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-label="Search examples"]')?.focus());
}

/** GraphiQL names the search of its docs after a shortcut, wider than the box, and makes another box for each of their pages. */
export function useDocsSearchName(): void {
  useEffect(() => {
    const panel = document.querySelector('.graphiql-plugin');
    if (!panel) return;
    const name = (): void => {
      const box = panel.querySelector<HTMLInputElement>('.graphiql-doc-explorer-search input');
      if (!box) return;
      box.placeholder = 'Search';
      box.ariaLabel = 'Search the docs';
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(panel, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
}

/** GraphiQL's tabs leave the focus to the page's body when one is closed, and beside them when one is added: the one that is shown has it. */
export function useTabFocus(): void {
  const count = useGraphiQL(({ tabs }) => tabs.length);
  const countBefore = useRef(count);
  useEffect(() => {
    if (countBefore.current === count) return;
    countBefore.current = count;
    const focused = document.activeElement;
    if (focused !== document.body && !focused?.matches('.graphiql-tab-add')) return;
    document.querySelector<HTMLElement>('.graphiql-tab-active .graphiql-tab-button')?.focus();
  }, [count]);
}
