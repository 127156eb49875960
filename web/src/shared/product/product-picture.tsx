import { useState } from 'react';
import { isSafePicture, pictureSources } from '../../lib/picture-sources.ts';
import classes from './product.module.css';

const SIDE = 640;

/** A picture on a tinted square tile; a placeholder if it is missing, fails or has an unsafe address. */
export function ProductPicture(props: {
  /** Undefined while it is not known. */
  src: string | null | undefined;
  /** Empty if the product's name is next to the picture. */
  alt: string;
  sizes: string;
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
