import IconNext from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPrevious from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ProductCardFragment } from '../../generated/shared-product.ts';
import { productPath } from '../../lib/paths.ts';
import buttons from '../../ui/buttons.module.css';
import layout from '../../ui/layout.module.css';
import { LoadError } from '../../ui/views/load-error.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import { ProductCard } from './product-card.tsx';
import classes from './product-rail.module.css';
import { useCarousel } from '../../ui/carousel/use-carousel.ts';
import { useReducedMotion } from '../../lib/hooks/use-reduced-motion.ts';
import { useText } from '../../lib/language/language.tsx';
import { productText } from './messages.ts';

/** Card widths of product-rail.module.css. */
const SIZES =
  '(min-width: 1760px) 300px, (min-width: 1360px) 240px, (min-width: 1024px) 18vw, (min-width: 768px) 30vw, (min-width: 425px) 46vw, 62vw';

const BY_VIEW = { align: 'start', slidesToScroll: 'auto' } as const;

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
  const reducedMotion = useReducedMotion();
  const { viewport, onKeyDown, scrollNext, scrollPrevious } = useCarousel(BY_VIEW);
  return (
    <section aria-labelledby={headingId} className={classes.rail}>
      <header className={classes.header}>
        <h2 id={headingId}>{heading}</h2>
        <div className={classes.controls}>
          {action}
          <button
            type="button"
            className={`${buttons.icon} ${layout.scripted}`}
            aria-label={t.previous}
            onClick={() => scrollPrevious(reducedMotion)}
          >
            <IconPrevious aria-hidden />
          </button>
          <button
            type="button"
            className={`${buttons.icon} ${layout.scripted}`}
            aria-label={t.next}
            onClick={() => scrollNext(reducedMotion)}
          >
            <IconNext aria-hidden />
          </button>
        </div>
      </header>
      {error ? <LoadError error={error} onRetry={onRetry} /> : rail()}
    </section>
  );

  function rail() {
    if (!products) {
      return (
        <div className={classes.viewport} role="status" aria-label={t.loading}>
          <div className={classes.loading}>
            {Array.from({ length: 5 }, (_, index) => (
              <div key={index} className={classes.slide}>
                <ProductCardSkeleton>
                  <div className={classes.moreBone} />
                </ProductCardSkeleton>
              </div>
            ))}
          </div>
        </div>
      );
    }
    return (
      <div ref={viewport} className={classes.viewport} onKeyDown={onKeyDown}>
        <div className={classes.container}>
          {products.map((product, index) => (
            <div key={product.id} className={classes.slide}>
              <ProductCard product={product} sizes={SIZES} heading="h3" priority={priority && index === 0}>
                <Link viewTransition to={productPath(product.id)} className={classes.more}>
                  {t.seeMore}
                  <span className={layout.hidden}>{t.seeMoreAbout(product.title)}</span>
                </Link>
              </ProductCard>
            </div>
          ))}
        </div>
      </div>
    );
  }
}
