import { Carousel as Slides } from '@mantine/carousel';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ProductCardFragment } from '../../generated/shared-product.ts';
import { useText } from '../../lib/language/language.tsx';
import { productPath } from '../../lib/paths.ts';
import { Carousel } from '../../ui/carousel.tsx';
import layout from '../../ui/layout.module.css';
import { LoadError } from '../../ui/views/load-error.tsx';
import { productText } from './messages.ts';
import { ProductCard, ProductCardSkeleton } from './product-card.tsx';
import classes from './product.module.css';

/** Card widths by the widths below. */
const SIZES =
  '(min-width: 1760px) 300px, (min-width: 1360px) 240px, (min-width: 1024px) 18vw, (min-width: 768px) 30vw, (min-width: 425px) 46vw, 62vw';

/** One and a half, two, three or five cards: specification, section 2, Home. */
const SLIDE_SIZE = { base: '66.6667%', xs: '50%', sm: '33.3333%', lg: '20%' };
const BONES = Array.from({ length: 5 }, (_, index) => (
  <ProductCardSkeleton key={index}>
    <div className={classes.more}>{'\u00a0'}</div>
  </ProductCardSkeleton>
));

export function ProductRail(props: {
  heading: string;
  products: ProductCardFragment[] | undefined;
  error: unknown;
  onRetry: () => unknown;
  /** True on the first screen: loads the picture of the first card eagerly, which is a phone's largest. */
  priority?: boolean;
  action?: ReactNode;
}) {
  const t = useText(productText);
  const { heading, products, error, onRetry, priority = false, action } = props;
  const headingId = useId();
  const cards = products?.map((product, index) => (
    <ProductCard key={product.id} product={product} sizes={SIZES} heading="h3" priority={priority && index === 0}>
      <Link viewTransition to={productPath(product.id)} className={classes.more}>
        {t.seeMore}
        <span className={layout.hidden}>{t.seeMoreAbout(product.title)}</span>
      </Link>
    </ProductCard>
  ));
  return (
    <section aria-labelledby={headingId} className={classes.rail}>
      <div className={classes.head}>
        <h2 id={headingId}>{heading}</h2>
        {action}
      </div>
      {error ? (
        <LoadError error={error} onRetry={onRetry} />
      ) : (
        <div {...(!cards && { role: 'status', 'aria-label': t.loading })}>
          <Carousel
            previous={t.previous}
            next={t.next}
            slideSize={SLIDE_SIZE}
            slideGap={{ base: 'md', lg: 'lg' }}
            emblaOptions={{ slidesToScroll: 'auto' }}
            classNames={{ controls: classes.controls, viewport: classes.viewport }}
          >
            {(cards ?? BONES).map((card) => (
              <Slides.Slide key={card.key} role={undefined} aria-roledescription={undefined} aria-label={undefined}>
                {card}
              </Slides.Slide>
            ))}
          </Carousel>
        </div>
      )}
    </section>
  );
}
