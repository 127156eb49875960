import { Carousel, type CarouselProps } from '@mantine/carousel';
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

const Viewer = lazyPart(async () => (await import('./viewer.tsx')).Viewer);

const SIZES = '(min-width: 1760px) 800px, (min-width: 1360px) 660px, (min-width: 768px) 50vw, 92vw';
const THUMBNAIL_SIZES = '96px';
/** Embla's own types come in two versions. */
type Embla = Parameters<NonNullable<CarouselProps['getEmblaApi']>>[0];
const EMBLA: CarouselProps['emblaOptions'] = {
  align: 'start',
  loop: true,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
};
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

export interface Choice {
  title: string;
  pictures: string[];
  chosen: number;
  onChoose: (index: number) => void;
}

/** The pictures side by side. Which one is seen is known outside, as thumbnails and keys choose it, too. */
export function Pictures(
  props: Choice & {
    sizesOf: (picture: string, index: number) => string;
    onPress?: () => void;
    withControls: boolean;
    previousControlProps?: CarouselProps['previousControlProps'];
    nextControlProps?: CarouselProps['nextControlProps'];
  },
) {
  const t = useText(detailText);
  const { title, pictures, chosen, onChoose, sizesOf, onPress, ...controls } = props;
  const [first] = useState(chosen);
  const [embla, setEmbla] = useState<Embla | null>(null);
  useEffect(() => embla?.scrollTo(chosen), [embla, chosen]);
  return (
    <Carousel
      {...controls}
      role="group"
      aria-label={t.pictures}
      // Its own words are English.
      aria-roledescription=""
      className={classes.pictures}
      classNames={{ viewport: classes.viewport }}
      initialSlide={first}
      emblaOptions={EMBLA}
      getEmblaApi={setEmbla}
      onSlideChange={onChoose}
      withKeyboardEvents={false}
    >
      {pictures.map((picture, index) => (
        <Carousel.Slide
          key={picture}
          aria-roledescription=""
          aria-label={t.pictureOf(index + 1, pictures.length)}
          aria-hidden={index !== chosen || undefined}
          onClick={onPress}
        >
          <ProductPicture
            src={picture}
            alt={pictures.length > 1 ? t.titledPictureOf(title, index + 1, pictures.length) : title}
            sizes={sizesOf(picture, index)}
            priority
            className={classes.large}
          />
        </Carousel.Slide>
      ))}
    </Carousel>
  );
}

export function Thumbnails({ pictures, chosen, onChoose }: Choice) {
  const t = useText(detailText);
  return (
    <div role="group" data-thumbnails aria-label={t.pictures} className={classes.thumbnails}>
      {pictures.map((picture, index) => (
        <button
          key={picture}
          type="button"
          aria-label={t.pictureOf(index + 1, pictures.length)}
          aria-pressed={index === chosen}
          onClick={() => onChoose(index)}
        >
          <ProductPicture src={picture} alt="" sizes={THUMBNAIL_SIZES} className={classes.thumbnail} />
        </button>
      ))}
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
