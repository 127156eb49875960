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
import type { PicturedProductFragment } from '../../../generated/products-home.ts';
import { categoryPath, productPath } from '../../../lib/paths.ts';
import { rememberHomeCategory } from '../../../shared/product/home-category.ts';
import { CATEGORIES, formatPrice } from '../../../../../schema/shop.ts';
import { cutText } from '../../../lib/cut-text.ts';
import { CARD_TITLE_CUT } from '../../../shared/product/product-card.tsx';
import { useText } from '../../../lib/language/language.tsx';
import { homeText } from './messages.ts';

/** A slide shows pictures of its category's products, and the first product's name and price. */
interface Slide {
  category: (typeof CATEGORIES)[number];
  texts: 'electronics' | 'accessories' | 'clothing';
  /** The background, a class of hero-slider.module.css. */
  background: 'peacock' | 'marigold' | 'ink';
}

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

function HeroSlide(props: { slide: Slide; products: PicturedProductFragment[]; priority: boolean }) {
  const { slide, products, priority } = props;
  const t = useText(homeText)[slide.texts];
  const [shown] = products;
  return (
    <div className={`${classes.slide} ${classes[slide.background]}`}>
      <div className={classes.words}>
        <p className={classes.eyebrow}>{t.eyebrow}</p>
        <h2>{t.heading}</h2>
        <p className={classes.text}>{t.text}</p>
        <Link
          to={categoryPath(slide.category)}
          className={classes.cta}
          onClick={() => rememberHomeCategory(slide.category)}
        >
          {t.shop}
        </Link>
      </div>
      <div className={classes.art}>
        {products.map(({ id, image }) => (
          <ProductPicture
            key={id}
            src={image}
            alt=""
            sizes="(min-width: 992px) 20vw, 44vw"
            priority={priority}
            className={classes.picture}
          />
        ))}
        {shown && (
          <Link to={productPath(shown.id)} className={classes.product}>
            <span>{cutText(shown.title, CARD_TITLE_CUT)}</span>
            <strong>{formatPrice(shown.discountPrice)}</strong>
          </Link>
        )}
      </div>
    </div>
  );
}
