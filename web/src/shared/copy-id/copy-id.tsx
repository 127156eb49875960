import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useText } from '../../lib/language/language.tsx';
import { shortId } from '../order/short-id.ts';
import buttons from '../../ui/buttons.module.css';
import { copyText } from '../../ui/toast/copy-text.ts';
import classes from './copy-id.module.css';
import { copyIdText } from './messages.ts';

/** Copies the whole id, of which a list shows the end. `label`: what it is called where no list shows it. */
export function CopyId({ id, label: name }: { id: string; label?: string }) {
  const t = useText(copyIdText);
  const label = name ?? t.copy(shortId(id));
  return (
    <button
      type="button"
      data-copies
      className={`${buttons.icon} ${classes.copy}`}
      aria-label={label}
      title={label}
      onClick={() => void copyText(id, { done: t.copied, failed: t.failed })}
    >
      <IconCopy size={16} stroke={1.75} aria-hidden />
    </button>
  );
}
