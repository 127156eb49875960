import { useDeferredValue, useState, type ReactNode, type RefObject } from 'react';
import { GRID_SIZES } from '../../../../shared/product/product-card.tsx';
import { ProductPicture } from '../../../../shared/product/product-picture.tsx';
import { useText } from '../../../../lib/language/language.tsx';
import { detailText } from '../messages.ts';
import classes from './gallery.module.css';

const SIZES = '(min-width: 1760px) 800px, (min-width: 1360px) 660px, (min-width: 768px) 50vw, 92vw';

/** Of the thumbnails, whose files are there already. */
export const THUMBNAIL_SIZES = '96px';

/**
 * The large pictures side by side: fingers swipe, and the browser stops at a picture. Those that are not seen use the
 * thumbnails' files until somebody comes near.
 */
export function PictureStrip(props: {
  strip: RefObject<HTMLDivElement | null>;
  title: string;
  pictures: string[];
  chosen: number;
  /** A card has shown this picture. Its file is there, and stays until the larger one has come. */
  known: string | null | undefined;
  onChoose: (index: number) => void;
  /** A button that covers the picture. It is part of the strip, so that a swipe can begin on it. */
  children: ReactNode;
}) {
  const t = useText(detailText);
  const { strip, title, pictures, chosen, known, onChoose, children } = props;
  const [near, setNear] = useState(false);
  // False in the first drawing only.
  const sharp = useDeferredValue(true, false);
  const comeNear = () => setNear(true);
  const sizesOf = (picture: string, index: number): string => {
    if (!sharp && picture === known) return GRID_SIZES;
    return index === 0 || index === chosen || near ? SIZES : THUMBNAIL_SIZES;
  };
  if (pictures.length === 0)
    return <ProductPicture src={undefined} alt={title} sizes={SIZES} className={classes.large} />;
  return (
    <div
      ref={strip}
      className={classes.strip}
      onPointerEnter={comeNear}
      onFocus={comeNear}
      onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
        const shown = Math.round(scrollLeft / clientWidth);
        if (shown in pictures) onChoose(shown);
      }}
    >
      <div className={classes.track}>
        {children}
        {pictures.map((picture, index) => (
          <div key={picture} className={classes.slide} aria-hidden={index !== chosen || undefined}>
            <ProductPicture
              src={picture}
              alt={pictures.length > 1 ? t.titledPictureOf(title, index + 1, pictures.length) : title}
              sizes={sizesOf(picture, index)}
              priority
              className={classes.large}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
