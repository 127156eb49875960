import { useState } from 'react';
import { isSafePicture, pictureSources } from '../../lib/picture-sources.ts';
import classes from './product-picture.module.css';

/** Side of the square that pictures are drawn in, in their own pixels; the style sheet scales it. */
const SIDE = 640;

/** A product's picture on a tinted square tile, which is all there is until it comes; a calm placeholder where there is none to show. */
export function ProductPicture(props: {
  /** Undefined while it is not known. */
  src: string | null | undefined;
  /** Empty where the product's name stands beside the picture. */
  alt: string;
  /** How wide the picture is drawn, as in the `sizes` attribute. */
  sizes: string;
  /** True on the first screen: load at once instead of when it scrolls near. */
  priority?: boolean;
  className?: string;
}) {
  const { src, alt, sizes, priority = false, className } = props;
  const [failed, setFailed] = useState<string | null>(null);
  const tile = `${classes.tile} ${className ?? ''}`;

  if (!src || failed === src || !isSafePicture(src)) {
    return (
      <span
        className={tile}
        data-missing={src !== undefined || undefined}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      />
    );
  }

  const sources = pictureSources(src);
  const image = (
    <img
      src={sources?.fallback ?? src}
      alt={alt}
      width={SIDE}
      height={SIDE}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'auto' : 'async'}
      referrerPolicy="no-referrer"
      draggable={false}
      onError={() => setFailed(src)}
    />
  );
  return (
    <span className={tile}>
      {sources ? (
        <picture>
          <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
          <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
          {image}
        </picture>
      ) : (
        image
      )}
    </span>
  );
}
