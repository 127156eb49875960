import { ActionIcon, VisuallyHidden } from '@mantine/core';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useText } from '../../lib/language/language.tsx';
import { NOTICE_MS } from '../../lib/timing.ts';
import { SHOWN_CHARACTERS } from '../../shared/order/short-id.ts';
import { copyText } from '../../ui/toast/copy-text.ts';
import { ordersText } from './messages.ts';
import classes from './order.module.css';

/** The end of an order's id. The tooltip and screen readers have the whole id. */
export function ShortId({ id }: { id: string }) {
  return (
    <>
      <VisuallyHidden component="span">{id}</VisuallyHidden>
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
    <ActionIcon aria-label={t.copyThisId(id)} title={t.copyId} onClick={() => void copy()}>
      <IconCopy size={18} aria-hidden />
    </ActionIcon>
  );
}
