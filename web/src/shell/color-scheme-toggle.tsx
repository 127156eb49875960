import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import { chooseColorScheme, useColorScheme } from '../lib/color-scheme.ts';
import buttons from '../ui/buttons.module.css';

/** Switches between light and dark; until it is used, the shop follows the system. */
export function ColorSchemeToggle() {
  const scheme = useColorScheme();
  const next = scheme === 'dark' ? 'light' : 'dark';
  const label = `Switch to ${next} colours`;
  return (
    <button
      type="button"
      className={buttons.icon}
      aria-label={label}
      title={label}
      onClick={() => chooseColorScheme(next)}
    >
      {scheme === 'dark' ? <IconSun aria-hidden /> : <IconMoon aria-hidden />}
    </button>
  );
}
