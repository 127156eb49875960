import IconNext from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs';
import IconPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import IconPrevious from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCarousel } from '../../../ui/carousel/use-carousel.ts';
import layout from '../../../ui/layout.module.css';
import classes from './hero-slider.module.css';
import { useAutoplay, useAutoplayOptions } from './use-autoplay.ts';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import { categoryPath } from '../../../lib/paths.ts';
import { rememberHomeCategory } from '../home-category.ts';
import { CATEGORIES } from '../../../../../schema/shop.ts';

/** The pictures of a slide come from the products of its category. */
interface Slide {
  category: (typeof CATEGORIES)[number];
  eyebrow: string;
  heading: string;
  text: string;
  /** The background, a class of hero-slider.module.css. */
  background: 'peacock' | 'marigold' | 'ink';
}

const [electronics, accessories, clothing] = CATEGORIES;

/** In the order of CATEGORIES. */
const SLIDES: Slide[] = [
  {
    category: electronics,
    eyebrow: 'Electronics',
    heading: 'Bright ideas, switched on',
    text: 'Laptops, phones and sound for work, play and everything in between.',
    background: 'peacock',
  },
  {
    category: accessories,
    eyebrow: 'Accessories',
    heading: 'Small things, big difference',
    text: 'Bags, cases and watches that finish the day’s look.',
    background: 'marigold',
  },
  {
    category: clothing,
    eyebrow: 'Clothing',
    heading: 'Wear what feels like you',
    text: 'Easy layers and lively colours, made for long days.',
    background: 'ink',
  },
];

const LOOP = { loop: true, duration: 32 };

/** A looping carousel with autoplay. Autoplay stops on hover, on focus and with the pause button. */
export function HeroSlider({ pictures }: { pictures: string[][] }) {
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
      aria-label="Featured"
      aria-roledescription="carousel"
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
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${SLIDES.length}`}
              inert={index !== current}
            >
              <HeroSlide slide={slide} pictures={pictures[index] ?? []} priority={index === 0} />
            </div>
          ))}
        </div>
      </div>
      <div className={`${classes.controls} ${layout.scripted}`}>
        <button type="button" aria-label="Previous slide" onClick={() => scrollPrevious(autoplay.reducedMotion)}>
          <IconPrevious aria-hidden />
        </button>
        <button type="button" aria-label={autoplay.paused ? 'Play slides' : 'Pause slides'} onClick={autoplay.toggle}>
          {autoplay.paused ? <IconPlay aria-hidden /> : <IconPause aria-hidden />}
        </button>
        <button type="button" aria-label="Next slide" onClick={() => scrollNext(autoplay.reducedMotion)}>
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

function HeroSlide({ slide, pictures, priority }: { slide: Slide; pictures: string[]; priority: boolean }) {
  return (
    <div className={`${classes.slide} ${classes[slide.background]}`}>
      <div className={classes.words}>
        <p className={classes.eyebrow}>{slide.eyebrow}</p>
        <h2>{slide.heading}</h2>
        <p className={classes.text}>{slide.text}</p>
        <Link
          to={categoryPath(slide.category)}
          className={classes.cta}
          onClick={() => rememberHomeCategory(slide.category)}
        >
          Shop {slide.eyebrow.toLowerCase()}
        </Link>
      </div>
      <div className={classes.art} aria-hidden="true">
        {pictures.map((picture) => (
          <ProductPicture
            key={picture}
            src={picture}
            alt=""
            sizes="(min-width: 992px) 26vw, 44vw"
            priority={priority}
            className={classes.picture}
          />
        ))}
      </div>
    </div>
  );
}
