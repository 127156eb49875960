import { ActionIcon, Button } from '@mantine/core';
import { Carousel as Slides } from '@mantine/carousel';
import { useReducedMotion } from '@mantine/hooks';
import IconPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs';
import IconPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import Autoplay from 'embla-carousel-autoplay';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { CATEGORIES, formatPrice } from '../../../../../schema/shop.ts';
import type { PicturedProductFragment } from '../../../generated/products-home.ts';
import { cutText } from '../../../lib/cut-text.ts';
import { useText } from '../../../lib/language/language.tsx';
import { categoryPath, productPath } from '../../../lib/paths.ts';
import { SLIDE_MS } from '../../../lib/timing.ts';
import { rememberHomeCategory } from '../../../shared/product/home-category.ts';
import { CARD_TITLE_CUT } from '../../../shared/product/product-card.tsx';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import { Carousel, type CarouselProps } from '../../../ui/carousel.tsx';
import layout from '../../../ui/layout.module.css';
import classes from './home.module.css';
import { homeText } from './messages.ts';

/** In the order of CATEGORIES: each one's texts, and its background in home.module.css. */
const SLIDES = [
  { texts: 'electronics', background: 'peacock' },
  { texts: 'accessories', background: 'marigold' },
  { texts: 'clothing', background: 'ink' },
] as const;

/** Of the largest of a slide's three pictures. */
const SIZES = '(min-width: 768px) min(20.5vw, 260px), min(39vw, 170px)';

/** Slides that turn by themselves, but not while they have the pointer or the focus, after a press on the pause button, or for who wants less motion. */
export function HeroSlider({ products }: { products: PicturedProductFragment[][] }) {
  const t = useText(homeText);
  const reducedMotion = useReducedMotion();
  const [requested, setRequested] = useState<boolean>();
  const [focused, setFocused] = useState(false);
  // Undefined before it works: without JavaScript all slides can be reached.
  const [current, setCurrent] = useState<number>();
  const plays = requested ?? !reducedMotion;
  const turns = plays && !focused;
  // Embla's own types come in two versions.
  const plugins = useMemo(() => (turns ? [autoplay()] : []) as unknown as CarouselProps['plugins'], [turns]);
  return (
    <section
      aria-label={t.slides}
      aria-roledescription={t.carousel}
      className={classes.slider}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <div className={`${classes.turning} ${layout.scripted}`}>
        <ActionIcon
          className={classes.control}
          aria-label={plays ? t.pause : t.play}
          onClick={() => setRequested(!plays)}
        >
          {plays ? <IconPause size={20} aria-hidden /> : <IconPlay size={20} aria-hidden />}
        </ActionIcon>
        <span className={classes.dots} aria-hidden="true">
          {SLIDES.map(({ texts }, index) => (
            <i key={texts} data-current={index === (current ?? 0) || undefined} />
          ))}
        </span>
      </div>
      <Carousel
        previous={t.previousSlide}
        next={t.nextSlide}
        emblaOptions={{ loop: true }}
        plugins={plugins}
        getEmblaApi={(embla) => setCurrent(embla.selectedScrollSnap())}
        onSlideChange={setCurrent}
        classNames={{ controls: classes.controls, control: classes.control }}
      >
        {SLIDES.map(({ texts, background }, index) => (
          <Slides.Slide
            key={texts}
            role="group"
            aria-roledescription={t.slide}
            aria-label={t.slideOf(index + 1, SLIDES.length)}
            inert={current !== undefined && index !== current}
            className={`${classes.slide} ${classes[background]}`}
          >
            {slide(CATEGORIES[index] ?? '', t[texts], products[index] ?? [], index === 0)}
          </Slides.Slide>
        ))}
      </Carousel>
    </section>
  );
}

const autoplay = () =>
  Autoplay({
    delay: SLIDE_MS,
    stopOnInteraction: false,
    stopOnFocusIn: false, // of slides alone
    stopOnMouseEnter: true,
    rootNode: (viewport) => viewport.closest('section'),
  });

/** Words, pictures of products of the category, and the first one's name and price. */
function slide(
  category: string,
  words: Record<'eyebrow' | 'heading' | 'text' | 'shop', string>,
  products: PicturedProductFragment[],
  priority: boolean,
) {
  const [shown] = products;
  return (
    <>
      <div className={classes.words}>
        <p>{words.eyebrow}</p>
        <h2>{words.heading}</h2>
        <p className={classes.text}>{words.text}</p>
        <Button
          component={Link}
          viewTransition
          to={categoryPath(category)}
          className={classes.shop}
          onClick={() => rememberHomeCategory(category)}
        >
          {words.shop}
        </Button>
      </div>
      <div className={classes.art}>
        {products.map(({ id, image }) => (
          <ProductPicture key={id} src={image} alt="" sizes={SIZES} priority={priority} className={classes.picture} />
        ))}
        {shown && (
          <Link viewTransition to={productPath(shown.id)} className={classes.product}>
            <span>{cutText(shown.title, CARD_TITLE_CUT)}</span>
            {shown.hasPrice && <strong>{formatPrice(shown.discountPrice)}</strong>}
          </Link>
        )}
      </div>
    </>
  );
}
