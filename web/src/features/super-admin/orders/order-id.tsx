import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useText } from '../../../lib/language/language.tsx';
import { shortId } from '../../../shared/order/known-orders.ts';
import buttons from '../../../ui/buttons.module.css';
import { copyText } from '../../../ui/toast/copy-text.ts';
import layout from '../../../ui/layout.module.css';
import { superAdminText } from '../messages.ts';
import classes from './orders.module.css';

/** Opens the order, and copies its id. Screen readers and the tooltip have the whole id. */
export function OrderId({ id, onOpen }: { id: string; onOpen: () => void }) {
  const t = useText(superAdminText);
  const short = shortId(id);
  return (
    <span className={classes.idPart}>
      <button type="button" className={classes.id} aria-haspopup="dialog" title={id} onClick={onOpen}>
        <span className={layout.hidden}>{id}</span>
        <span aria-hidden>{short}</span>
      </button>
      <button
        type="button"
        className={`${buttons.icon} ${classes.copy}`}
        aria-label={t.copyId(short)}
        title={t.copyId(short)}
        onClick={() => void copyText(id, { done: t.idCopied, failed: t.notCopied })}
      >
        <IconCopy size={16} stroke={1.75} aria-hidden />
      </button>
    </span>
  );
}
