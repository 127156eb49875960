import { shortId } from '../../../shared/order/short-id.ts';
import layout from '../../../ui/layout.module.css';
import { CopyId } from '../../../shared/copy-id/copy-id.tsx';
import classes from './orders.module.css';

/** Opens the order, and copies its id. Screen readers and the tooltip have the whole id. */
export function OrderId({ id, onOpen }: { id: string; onOpen: () => void }) {
  return (
    <span className={classes.idPart}>
      <button type="button" className={classes.id} aria-haspopup="dialog" title={id} onClick={onOpen}>
        <span className={layout.hidden}>{id}</span>
        <span aria-hidden>{shortId(id)}</span>
      </button>
      <CopyId id={id} />
    </span>
  );
}
