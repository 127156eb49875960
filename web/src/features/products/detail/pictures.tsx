import { Carousel } from '@mantine/carousel';
import { useEffect, useState } from 'react';
import { useText } from '../../../lib/language/language.tsx';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import type { CarouselProps } from '../../../ui/carousel.tsx';
import classes from './gallery.module.css';
import { detailText } from './messages.ts';

export const THUMBNAIL_SIZES = '96px';
/** Embla's own types come in two versions. */
type Embla = Parameters<NonNullable<CarouselProps['getEmblaApi']>>[0];
const EMBLA: CarouselProps['emblaOptions'] = {
  align: 'start',
  loop: true,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
};

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
