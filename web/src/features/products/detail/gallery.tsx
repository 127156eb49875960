import { ActionIcon } from '@mantine/core';
import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import { useDeferredValue, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { useText } from '../../../lib/language/language.tsx';
import { GRID_SIZES } from '../../../shared/product/product-card.tsx';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import layout from '../../../ui/layout.module.css';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import classes from './gallery.module.css';
import { detailText } from './messages.ts';
import { Pictures, THUMBNAIL_SIZES, Thumbnails } from './pictures.tsx';

const Viewer = lazyPart(async () => (await import('./viewer.tsx')).Viewer);

const SIZES = '(min-width: 1760px) 800px, (min-width: 1360px) 660px, (min-width: 768px) 50vw, 92vw';
const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Large pictures to swipe, and thumbnails. Arrow keys show the next and the one before. A press on the picture enlarges it. */
export function Gallery(props: {
  title: string;
  pictures: string[];
  /** A card has shown this picture. Its file is there, and stays until the larger one has come. */
  known: string | null | undefined;
  /** A button over the large picture. */
  action: ReactNode;
}) {
  const t = useText(detailText);
  const { title, pictures, known, action } = props;
  const [chosen, setChosen] = useState(0);
  const [near, setNear] = useState(false);
  // False in the first drawing only.
  const sharp = useDeferredValue(true, false);
  const enlarge = useRef<HTMLButtonElement>(null);
  const { isOpen, open, close } = useHistoryEntry();
  // Not every browser focuses a button that is pressed, and gives the focus back to it.
  useEffect(() => {
    const button = enlarge.current;
    return isOpen ? () => button?.focus() : undefined;
  }, [isOpen]);

  /** Those that are not seen use the thumbnails' files until somebody comes near. */
  const sizesOf = (picture: string, index: number): string => {
    if (!sharp && picture === known) return GRID_SIZES;
    return index === 0 || index === chosen || near ? SIZES : THUMBNAIL_SIZES;
  };
  /** Keys of the full screen come here, too. On a thumbnail the focus goes along. */
  const step = (event: KeyboardEvent<HTMLElement>): void => {
    const by = STEPS[event.key];
    if (by === undefined || pictures.length < 2) return;
    event.preventDefault();
    const next = (chosen + by + pictures.length) % pictures.length;
    setChosen(next);
    const thumbnail = (event.target as Element).closest('[data-thumbnails]')?.children[next];
    if (thumbnail instanceof HTMLElement) thumbnail.focus();
  };
  const several = { title, pictures, chosen, onChoose: setChosen };

  return (
    <div className={classes.gallery} onKeyDown={step}>
      <div className={classes.stage} onPointerEnter={() => setNear(true)} onFocus={() => setNear(true)}>
        {pictures.length === 0 ? (
          <ProductPicture src={undefined} alt={title} sizes={SIZES} className={classes.large} />
        ) : (
          <>
            <Pictures {...several} sizesOf={sizesOf} onPress={open} withControls={false} />
            <ActionIcon
              ref={enlarge}
              variant="default"
              className={`${classes.enlarge} ${layout.scripted}`}
              aria-label={t.enlarge}
              aria-haspopup="dialog"
              onClick={open}
            >
              <IconMaximize size={22} aria-hidden />
            </ActionIcon>
          </>
        )}
        {action}
      </div>
      {isOpen && <Viewer {...several} onClose={close} />}
      {pictures.length > 1 && <Thumbnails {...several} />}
    </div>
  );
}

/** The full screen is a history entry of its own, so that 'back' closes it, as on every phone. */
function useHistoryEntry(): { isOpen: boolean; open: () => void; close: () => void } {
  const { pathname, search, state } = useLocation() as Location<{ pictures?: unknown } | null>;
  const navigate = useNavigate();
  return {
    isOpen: state?.pictures === true,
    open: () => void navigate({ pathname, search }, { preventScrollReset: true, state: { ...state, pictures: true } }),
    close: () => void navigate(-1),
  };
}
