import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import { Modal } from '@mantine/core';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import '@mantine/spotlight/styles.layer.css';
import { useEffect, useState } from 'react';
import { useText } from '../../lib/language/language.tsx';
import layout from '../../ui/layout.module.css';
import type { StaffRole } from '../../ui/views/unauthorized-view.tsx';
import type { Entry } from './entry.ts';
import { paletteText } from './messages.ts';
import { PaletteResults } from './palette-results.tsx';
import classes from './palette.module.css';

/** The command palette. Loaded while the browser is idle, at the latest when it opens first. */
export function Palette(props: {
  opened: boolean;
  role: StaffRole;
  text: string;
  onText: (text: string) => void;
  /** Its text box has the focus. */
  onReady: () => void;
  /** Gives the focus back. */
  onClose: () => void;
  onShortcuts: () => void;
}) {
  const { opened, role, text, onText, onReady, onClose, onShortcuts } = props;
  const t = useText(paletteText);
  const [[store, { open, close }]] = useState(createSpotlight);

  useEffect(() => {
    if (opened) open();
    else close();
  }, [opened, open, close]);

  const choose = ({ run }: Entry) => {
    onClose();
    run();
  };
  return (
    <Spotlight.Root
      store={store}
      // web/src/features/palette/use-shortcuts.ts has it: this code is not there before the first time.
      shortcut={null}
      query={text}
      onQueryChange={onText}
      // It opens without a text, and may open again before it has faded out.
      clearQueryOnClose={false}
      onSpotlightClose={onClose}
      returnFocus={false}
      // Its style sheet would need a nonce; palette.module.css does the same.
      lockScroll={false}
      size={640}
      yOffset="12dvh"
      xOffset={12}
      radius="lg"
      transitionProps={{ duration: 120, transition: 'fade' }}
      overlayProps={{ backgroundOpacity: 0.5, color: '#0b0d1f', blur: 3 }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '', search: classes.search ?? '' }}
    >
      <Modal.Title className={layout.hidden}>{t.name}</Modal.Title>
      <PaletteResults text={text.trim()} role={role} onReady={onReady} onChoose={choose} onShortcuts={onShortcuts} />
    </Spotlight.Root>
  );
}
