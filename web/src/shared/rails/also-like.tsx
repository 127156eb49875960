import { Box } from '@mantine/core';
import { useState } from 'react';
import type { ProductCardFragment } from '../../generated/shared-product.ts';
import { useAlsoLikeQuery } from '../../generated/shared-rails.ts';
import { useText } from '../../lib/language/language.tsx';
import { productText } from '../product/messages.ts';
import { ProductRail } from '../product/product-rail.tsx';

/** Of the products that somebody has, so many tell what else is alike. */
const ASKED = 3;
/** Of each. */
const COUNT = 12;
const SHOWN = 10;

/** What goes with products that somebody has bought or chosen, without these. Nothing where nothing is alike. */
export function AlsoLike({ ids }: { ids: readonly string[] }) {
  const t = useText(productText);
  // The same ones while the list of the screen changes: the rail stays.
  const [asked] = useState(() => ids.slice(0, ASKED));
  const { data, error, loading, refetch } = useAlsoLikeQuery({
    variables: { ids: asked, count: COUNT },
    // One product that cannot be read must not hide the others.
    errorPolicy: 'all',
    skip: asked.length === 0,
  });
  const lists = data?.productsById?.flatMap((product) => (product?.recommended ? [product.recommended] : []));
  const products = lists && inTurn(lists, [...ids, ...asked]);
  if (asked.length === 0 || (!loading && !products?.length)) return null;
  return (
    <Box mt={48}>
      <ProductRail
        heading={t.alsoLike}
        products={products}
        error={products?.length ? undefined : error}
        onRetry={refetch}
      />
    </Box>
  );
}

/** One of each list in turn, each product once, without `except`; what is sold out comes last. */
export function inTurn(
  lists: readonly (readonly ProductCardFragment[])[],
  except: readonly string[],
): ProductCardFragment[] {
  const found = new Map<string, ProductCardFragment>();
  for (let place = 0; place < COUNT; place += 1) {
    for (const list of lists) {
      const product = list[place];
      if (product && !except.includes(product.id)) found.set(product.id, product);
    }
  }
  const isOut = ({ availability }: ProductCardFragment) => Number(availability === 'OUT_OF_STOCK');
  return [...found.values()].toSorted((a, b) => isOut(a) - isOut(b)).slice(0, SHOWN);
}
