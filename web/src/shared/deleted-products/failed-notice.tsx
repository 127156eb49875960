import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useText } from '../../lib/language/language.tsx';
import { once } from '../../lib/one-intent.ts';
import buttons from '../../ui/buttons.module.css';
import classes from './deleted-products.module.css';
import { deletedProductsText } from './messages.ts';
import type { FailedDeletion } from './use-deleted-products.ts';

/** Stays until it is pressed: the product is back in the list, and nothing else tells why. */
export function FailedNotice(props: {
  failure: FailedDeletion;
  onRetry: () => void;
  onClose: () => void;
  /** It goes, and had the focus. */
  onLeave: () => void;
}) {
  const t = useText(deletedProductsText);
  const { failure, onRetry, onClose, onLeave } = props;
  const { title, reason, busy } = failure;
  const notice = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(onLeave);
  // While its buttons are still there: without them nothing tells where the focus was.
  useLayoutEffect(() => {
    const element = notice.current;
    return () => {
      if (element?.contains(document.activeElement)) leave();
    };
  }, []);
  return (
    <div ref={notice} className={classes.failed}>
      {/* A second failure is said, too, even with the same words. */}
      <p key={String(busy)} role="alert">
        {busy ? t.tryingAgain(title) : t.notDeleted(title, reason)}
      </p>
      <div className={classes.buttons}>
        <button
          type="button"
          {...once}
          className={buttons.secondary}
          aria-label={t.retryOf(title)}
          aria-disabled={busy}
          aria-busy={busy}
          onClick={() => {
            if (!busy) onRetry();
          }}
        >
          {t.retry}
        </button>
        <button
          type="button"
          {...once}
          className={buttons.icon}
          aria-label={t.closeOf(title)}
          title={t.close}
          onClick={onClose}
        >
          <IconX size={20} aria-hidden />
        </button>
      </div>
    </div>
  );
}
