import { useRef, type KeyboardEvent } from 'react';
import { ProductPicture } from '../../../../shared/product/product-picture.tsx';
import { useText } from '../../../../lib/language/language.tsx';
import { detailText } from '../messages.ts';
import { THUMBNAIL_SIZES } from './picture-strip.tsx';
import classes from './thumbnails.module.css';

/** A button for each picture. `step` chooses another one by an arrow key, and the focus goes along. */
export function Thumbnails(props: {
  pictures: string[];
  chosen: number;
  onChoose: (index: number) => void;
  step?: (event: KeyboardEvent) => number | undefined;
}) {
  const t = useText(detailText);
  const { pictures, chosen, onChoose, step } = props;
  const group = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={group}
      role="group"
      aria-label={t.pictures}
      className={classes.thumbnails}
      onKeyDown={(event) => {
        const next = step?.(event);
        if (next !== undefined) group.current?.querySelectorAll('button')[next]?.focus();
      }}
    >
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
