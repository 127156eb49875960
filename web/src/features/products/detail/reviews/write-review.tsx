import { Button } from '@mantine/core';
import IconWrite from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useRef, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { useInBrowser } from '../../../../lib/hooks/use-in-browser.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { REVIEW_FORM, wantsReview } from '../../../../shared/product/review-link.ts';
import layout from '../../../../ui/layout.module.css';
import { detailText } from '../messages.ts';
import { useReviewDraft, type ReviewDraft } from './review-draft.ts';
import { ReviewForm } from './review-form.tsx';

/**
 * A button that opens the form. It is open for somebody who began a review, or comes from an order to write one. Who comes from the log-in
 * goes on in it.
 */
export function WriteReview(props: {
  productId: string;
  /** What the reader has written already: it is edited, as the API keeps one review of each buyer. */
  own: ReviewDraft | undefined;
  onSent: () => void;
}) {
  const { productId, own, onSent } = props;
  const t = useText(detailText);
  const location: Location<unknown> = useLocation();
  const comesToWrite = useInBrowser(() => wantsReview(location.state), false);
  const comesBack = useInBrowser(() => location.hash === REVIEW_FORM, false);
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
      <Button
        ref={button}
        variant="default"
        className={layout.scripted}
        leftSection={<IconWrite size={20} aria-hidden />}
        aria-expanded={open === true}
        aria-controls={REVIEW_FORM.slice(1)}
        onClick={() => {
          setAsked(true);
          setOpen(!open);
        }}
      >
        {own ? t.editReview : t.writeReview}
      </Button>
      <div id={REVIEW_FORM.slice(1)} hidden={!open}>
        {open && (
          <ReviewForm
            productId={productId}
            own={own}
            asked={asked || comesBack}
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
