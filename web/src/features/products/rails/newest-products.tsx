import { useEffect, useRef, useState } from 'react';
import { useNewestQuery } from '../../../generated/products-rails.ts';
import { useText } from '../../../lib/language/language.tsx';
import { ProductRail } from '../../../shared/product/product-rail.tsx';
import layout from '../../../ui/layout.module.css';
import { railsText } from './messages.ts';

const COUNT = 10;

/** Below the first screen: nothing is asked for before somebody scrolls there, and the server's page has only its place. */
export function NewestProducts() {
  const t = useText(railsText);
  const [seen, setSeen] = useState(false);
  const { data, error, refetch } = useNewestQuery({ variables: { count: COUNT }, skip: !seen });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={layout.scripted}>
      <ProductRail heading={t.newest} products={data?.products?.items} error={error} onRetry={refetch} />
    </div>
  );
}
