import { useUserMessage } from '../../apollo/use-user-message.ts';
import { useText } from '../../lib/language/language.tsx';
import layout from '../../ui/layout.module.css';
import buttons from '../../ui/buttons.module.css';
import { paletteText } from './messages.ts';
import classes from './palette.module.css';
import type { FoundGroup } from './use-found.ts';

const HINTS = [
  { key: 'move', keys: '↑ ↓' },
  { key: 'open', keys: 'Enter' },
  { key: 'close', keys: 'Esc' },
] as const;

/** What is still searched, what failed and why, and that nothing was found; below that, what the keys do. */
export function PaletteState({ text, count, found }: { text: string; count: number; found: readonly FoundGroup[] }) {
  const t = useText(paletteText);
  const userMessage = useUserMessage();
  const waiting = found.filter(({ complete }) => !complete);
  const failed = found.filter(({ error }) => error !== undefined);
  const isSettled = text !== '' && waiting.length === 0;
  return (
    <>
      <div role="status" className={classes.state}>
        {waiting.map(({ key }) => (
          <p key={key}>{t.searching[key]}</p>
        ))}
        {isSettled && count === 0 && failed.length === 0 && <p>{t.nothing(text)}</p>}
        {isSettled && count > 0 && <p className={layout.hidden}>{t.found(count)}</p>}
      </div>
      {failed.length > 0 && (
        <p role="alert" className={classes.failure}>
          <span>
            {t.failed(failed.map(({ key }) => t.groups[key]).join(', '))} {userMessage(failed[0]?.error)}
          </span>
          <button
            type="button"
            className={buttons.secondary}
            onClick={() => failed.forEach(({ retry }) => void retry())}
          >
            {t.tryAgain}
          </button>
        </p>
      )}
      <p className={classes.hints} aria-hidden>
        {HINTS.map(({ key, keys }) => (
          <span key={key}>
            <kbd>{keys}</kbd> {t.hints[key]}
          </span>
        ))}
      </p>
    </>
  );
}
