import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useText } from '../../../lib/language/language.tsx';
import { shortId } from '../../../shared/order/short-id.ts';
import buttons from '../../../ui/buttons.module.css';
import layout from '../../../ui/layout.module.css';
import { superAdminText } from '../messages.ts';
import classes from './orders.module.css';
import { useCopy } from './use-copy.ts';

/** Opens the order, and copies its id. Screen readers and the tooltip have the whole id. */
export function OrderId({ id, onOpen }: { id: string; onOpen: () => void }) {
  const t = useText(superAdminText);
  const copy = useCopy();
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
        onClick={() => void copy(id, t.idCopied)}
      >
        <IconCopy size={16} stroke={1.75} aria-hidden />
      </button>
    </span>
  );
}
