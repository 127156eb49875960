import { useId, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../../lib/language/language.tsx';
import { commandKeys } from '../../../ui/mod-key.ts';
import { paletteKeys } from '../../../shell/admin/palette-keys.ts';
import checkbox from '../../../ui/form/checkbox.module.css';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { StaffRole } from '../../../ui/views/unauthorized-view.tsx';
import { Keys } from '../keys.tsx';
import { paletteText } from '../messages.ts';
import { placesOf } from '../places/places.ts';
import { linesOf } from './shortcut-lines.ts';
import classes from './shortcuts-dialog.module.css';
import { switchSingleKeys, useSingleKeys } from './single-keys.ts';

/** The keys of the screen that is open, and a switch for those that are a single letter. */
export function ShortcutsDialog({ role, onClose }: { role: StaffRole; onClose: () => void }) {
  const t = useText(paletteText);
  const on = useSingleKeys();
  const hintId = useId();
  const lines = linesOf(useLocation());
  return (
    <Dialog opened heading={t.shortcuts} onClose={onClose}>
      <div className={classes.parts}>
        <div>
          <label className={classes.switch}>
            <input
              type="checkbox"
              className={checkbox.box}
              role="switch"
              checked={on}
              aria-describedby={hintId}
              onChange={({ currentTarget: { checked } }) => switchSingleKeys(checked)}
            />
            {t.single}
          </label>
          <p id={hintId} className={classes.hint}>
            {t.singleHint}
          </p>
        </div>
        <Part heading={t.parts.everywhere}>
          <Line text={t.openPalette} keys={[[paletteKeys()]]} />
          <Line text={t.openShortcuts} keys={[['?']]} off={!on} />
          <Line text={t.undo} keys={[[commandKeys('Z')]]} />
          <Line text={t.close} keys={[['Esc']]} />
        </Part>
        {lines.length > 0 && (
          <Part heading={t.parts.here}>
            {lines.map(({ key, keys, isSingle }) => (
              <Line key={key} text={t.keys[key]} keys={keys.map((one) => [one])} off={isSingle && !on} />
            ))}
          </Part>
        )}
        <Part heading={t.parts.goTo}>
          {placesOf(role).map(({ key, letter }) => (
            <Line key={key} text={t.screens[key]} keys={[['g', letter]]} off={!on} />
          ))}
        </Part>
      </div>
    </Dialog>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={classes.heading}>{heading}</h3>
      <dl className={classes.lines}>{children}</dl>
    </section>
  );
}

/** `keys`: alternatives. `off`: they do nothing now. */
function Line({ text, keys, off = false }: { text: string; keys: readonly (readonly string[])[]; off?: boolean }) {
  const t = useText(paletteText);
  return (
    <div className={classes.line} data-off={off || undefined}>
      <dt>{text}</dt>
      <dd>
        {keys.map((one, place) => (
          <span key={one.join(' ')}>
            {place > 0 && ` ${t.or} `}
            <Keys keys={one} />
          </span>
        ))}
      </dd>
    </div>
  );
}
