import IconWrite from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useId, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { useText } from '../../../../lib/language/language.tsx';
import { wantsReview } from '../../../../shared/product/review-link.ts';
import buttons from '../../../../ui/buttons.module.css';
import layout from '../../../../ui/layout.module.css';
import { detailText } from '../messages.ts';
import { useReviewDraft, type ReviewDraft } from './review-draft.ts';
import { ReviewForm } from './review-form.tsx';

const neverChanges = () => () => undefined;

/** A button that opens the form. It is open for somebody who began a review, or comes from an order to write one. */
export function WriteReview(props: {
  productId: string;
  /** What the reader has written already: it is edited, as the API keeps one review of each buyer. */
  own: ReviewDraft | undefined;
  onSent: () => void;
}) {
  const { productId, own, onSent } = props;
  const t = useText(detailText);
  const location: Location<unknown> = useLocation();
  // The server knows no state, and the first render has to be the server's.
  const comesToWrite = useSyncExternalStore(
    neverChanges,
    () => wantsReview(location.state),
    () => false,
  );
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [{ rating, comment }] = useReviewDraft(productId);
  /** Null: nobody has opened or closed it. */
  const [open, setOpen] = useState<boolean | null>(null);
  const [asked, setAsked] = useState(false);
  if (open === null && (comesToWrite || rating > 0 || comment !== '')) setOpen(true);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${buttons.secondary} ${layout.scripted}`}
        aria-expanded={open === true}
        aria-controls={id}
        onClick={() => {
          setAsked(true);
          setOpen(!open);
        }}
      >
        <IconWrite size={20} aria-hidden />
        {own ? t.editReview : t.writeReview}
      </button>
      <div id={id} hidden={!open}>
        {open && (
          <ReviewForm
            productId={productId}
            own={own}
            asked={asked}
            onSent={() => {
              close();
              onSent();
            }}
            onCancel={close}
          />
        )}
      </div>
    </>
  );
}
