import IconNext from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs';
import IconPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import IconPrevious from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { useEffect, useState } from 'react';
import { useCarousel } from '../../../ui/carousel/use-carousel.ts';
import layout from '../../../ui/layout.module.css';
import classes from './hero-slider.module.css';
import { HeroSlide, type Slide } from './hero-slide.tsx';
import { useAutoplay, useAutoplayOptions } from './use-autoplay.ts';
import type { PicturedProductFragment } from '../../../generated/products-home.ts';
import { CATEGORIES } from '../../../../../schema/shop.ts';
import { useText } from '../../../lib/language/language.tsx';
import { homeText } from './messages.ts';

const [electronics, accessories, clothing] = CATEGORIES;

/** In the order of CATEGORIES. */
const SLIDES: Slide[] = [
  {
    category: electronics,
    texts: 'electronics',
    background: 'peacock',
  },
  {
    category: accessories,
    texts: 'accessories',
    background: 'marigold',
  },
  {
    category: clothing,
    texts: 'clothing',
    background: 'ink',
  },
];

const LOOP = { loop: true, duration: 32 };

/** A looping carousel with autoplay. Autoplay stops on hover, on focus and with the pause button. */
export function HeroSlider({ products }: { products: PicturedProductFragment[][] }) {
  const t = useText(homeText);
  const [current, setCurrent] = useState(0);
  const { viewport, embla, onKeyDown, scrollNext, scrollPrevious } = useCarousel(LOOP, useAutoplayOptions());
  const autoplay = useAutoplay(embla);

  useEffect(() => {
    if (!embla) return;
    const onSelect = (): void => setCurrent(embla.selectedScrollSnap());
    embla.on('select', onSelect);
    return () => void embla.off('select', onSelect);
  }, [embla]);

  return (
    <section
      aria-label={t.slides}
      aria-roledescription={t.carousel}
      className={classes.slider}
      onMouseEnter={() => autoplay.setHovered(true)}
      onMouseLeave={() => autoplay.setHovered(false)}
      onFocus={() => autoplay.setFocused(true)}
      onBlur={(event) => autoplay.setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <div ref={viewport} className={classes.viewport} onKeyDown={onKeyDown}>
        <div className={classes.slides}>
          {SLIDES.map((slide, index) => (
            <div
              key={slide.category}
              role="group"
              aria-roledescription={t.slide}
              aria-label={t.slideOf(index + 1, SLIDES.length)}
              inert={index !== current}
            >
              <HeroSlide slide={slide} products={products[index] ?? []} priority={index === 0} />
            </div>
          ))}
        </div>
      </div>
      <div className={`${classes.controls} ${layout.scripted}`}>
        <button type="button" aria-label={t.previousSlide} onClick={() => scrollPrevious(autoplay.reducedMotion)}>
          <IconPrevious aria-hidden />
        </button>
        <button type="button" aria-label={autoplay.paused ? t.play : t.pause} onClick={autoplay.toggle}>
          {autoplay.paused ? <IconPlay aria-hidden /> : <IconPause aria-hidden />}
        </button>
        <button type="button" aria-label={t.nextSlide} onClick={() => scrollNext(autoplay.reducedMotion)}>
          <IconNext aria-hidden />
        </button>
        <span className={classes.dots} aria-hidden="true">
          {SLIDES.map((slide, index) => (
            <i key={slide.category} data-current={index === current || undefined} />
          ))}
        </span>
      </div>
    </section>
  );
}
