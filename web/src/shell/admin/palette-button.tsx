import IconSearch from '@tabler/icons-react/dist/esm/icons/IconListSearch.mjs';
import { use } from 'react';
import { useText } from '../../lib/language/language.tsx';
import { staffShellText } from './messages.ts';
import { PALETTE_KEYS, paletteKeys } from './palette-keys.ts';
import classes from './palette-button.module.css';
import { StaffToolsContext } from './staff-tools.ts';

/** Opens the command palette. `narrow`: its words are for screen readers only where the window is not wide; `tabs`: a tablet has them. */
export function PaletteButton({ narrow = false }: { narrow?: boolean | 'tabs' }) {
  const t = useText(staffShellText);
  const tools = use(StaffToolsContext);
  if (!tools) return null;
  return (
    <button
      type="button"
      className={`${classes.button} ${narrow ? classes.narrow : ''} ${narrow === 'tabs' ? classes.onTablets : ''}`}
      aria-haspopup="dialog"
      aria-keyshortcuts={PALETTE_KEYS}
      title={narrow ? t.goTo : undefined}
      onClick={tools.openPalette}
    >
      <IconSearch size={20} stroke={1.75} aria-hidden />
      <span className={classes.words}>{t.goTo}</span>
      <kbd className={classes.keys} aria-hidden>
        {paletteKeys()}
      </kbd>
    </button>
  );
}
