import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import buttons from '../../../ui/buttons.module.css';
import layout from '../../../ui/layout.module.css';
import { showToast } from '../../../ui/toast/toast.ts';
import { NOTICE_MS } from '../../../lib/timing.ts';
import classes from './order-id.module.css';

/** Characters of an id that people see; its end tells orders apart. */
const SEEN = 8;

/** The end of an order's id. Whoever points at it sees all of it, and screen readers say all of it. */
export function ShortId({ id }: { id: string }) {
  return (
    <>
      <span className={layout.hidden}>{id}</span>
      <span aria-hidden title={id} className={id.length > SEEN ? classes.cut : undefined}>
        {id.slice(-SEEN)}
      </span>
    </>
  );
}

/** Copies the whole id, and says so. */
export function CopyId({ id }: { id: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      showToast({ kind: 'success', message: 'Order id copied', duration: NOTICE_MS });
    } catch {
      // Not everybody lets a page write there.
      showToast({ kind: 'error', message: `Your browser did not copy it. The order id is ${id}` });
    }
  };
  return (
    <button
      type="button"
      className={`${buttons.icon} ${classes.copy}`}
      aria-label={`Copy order id ${id}`}
      title="Copy order id"
      onClick={() => void copy()}
    >
      <IconCopy size={18} stroke={1.75} aria-hidden />
    </button>
  );
}
