import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import buttons from '../../../ui/buttons.module.css';
import layout from '../../../ui/layout.module.css';
import { copyText } from '../../../ui/toast/copy-text.ts';
import { NOTICE_MS } from '../../../lib/timing.ts';
import classes from './order-id.module.css';
import { useText } from '../../../lib/language/language.tsx';
import { SHOWN_CHARACTERS } from '../../../shared/order/short-id.ts';
import { ordersText } from '../messages.ts';

/** The end of an order's id. The tooltip and screen readers have the whole id. */
export function ShortId({ id }: { id: string }) {
  return (
    <>
      <span className={layout.hidden}>{id}</span>
      <span aria-hidden title={id} className={id.length > SHOWN_CHARACTERS ? classes.cut : undefined}>
        {id.slice(-SHOWN_CHARACTERS)}
      </span>
    </>
  );
}

/** The end of an order's id, and a button that copies the whole. */
export function CopiedId({ id }: { id: string }) {
  return (
    <span className={classes.copied}>
      <ShortId id={id} />
      <CopyId id={id} />
    </span>
  );
}

/** Copies the id to the clipboard. */
export function CopyId({ id }: { id: string }) {
  const t = useText(ordersText);
  const copy = () => copyText(id, { done: t.idCopied, failed: t.idNotCopied(id), duration: NOTICE_MS });
  return (
    <button
      type="button"
      className={`${buttons.icon} ${classes.copy}`}
      aria-label={t.copyThisId(id)}
      title={t.copyId}
      onClick={() => void copy()}
    >
      <IconCopy size={18} stroke={1.75} aria-hidden />
    </button>
  );
}
