import type { ReactNode } from 'react';
import type { ComparedProductFragment } from '../../../generated/products-compare.ts';
import { useText } from '../../../lib/language/language.tsx';
import { FEWEST_COMPARED } from '../../../shared/comparison/compared-ids.ts';
import { productText } from '../../../shared/product/messages.ts';
import { Price } from '../../../shared/product/price.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { kindOf } from '../facts/kind-of.ts';
import { factsText } from '../facts/messages.ts';
import { amountOf, TITLE_FACTS, titleFacts, type TitleFact } from '../facts/title-facts.ts';
import classes from './compare-table.module.css';
import { compareText } from './messages.ts';

interface Row {
  name: string;
  /** What is compared. */
  value: (product: ComparedProductFragment) => number | string | null;
  cell: (product: ComparedProductFragment) => ReactNode;
  /** How good the value is, NaN where it is not known, and what is said of the best one. */
  best?: { rank: (product: ComparedProductFragment) => number; text: string } | undefined;
}

/** A phone's price is not lower than a radio's in a way that helps to choose. */
export const areOfOneKind = (products: readonly ComparedProductFragment[]): boolean =>
  new Set(products.map(({ title }) => kindOf(title))).size === 1;

/** `bestRank`: NaN where no value is the best one. Where all are the same, or one is not known, none is. */
export function useCompareRows(products: readonly ComparedProductFragment[], ofOneKind: boolean) {
  const rows = useRows();
  return rows.flatMap((row) => {
    const values = products.map(row.value);
    // What one product alone says compares nothing.
    if (values.filter((value) => value !== null).length < Math.min(FEWEST_COMPARED, products.length)) return [];
    const differs = new Set(values).size > 1;
    return {
      ...row,
      differs,
      isSame: !differs && products.length > 1,
      bestRank: ofOneKind && differs && row.best ? Math.max(...products.map(row.best.rank)) : NaN,
    };
  });
}

function useRows(): Row[] {
  const t = useText(compareText);
  const shared = useText(productText);
  const said = useText(factsText);
  /** Of a screen or the power, more is not always better. */
  const mostOf: Partial<Record<TitleFact, string>> = t.mostOf;
  return [
    {
      name: t.price,
      value: ({ discountPrice }) => discountPrice,
      cell: (product) => <Price {...product} />,
      best: { rank: ({ discountPrice }) => -discountPrice, text: t.cheapest },
    },
    {
      name: t.rating,
      value: ({ rating }) => rating,
      cell: ({ rating, reviewCount }) =>
        reviewCount === 0 ? (
          shared.noReviews
        ) : (
          <span className={classes.rating}>
            <Stars rating={rating} />
            <small>
              <span aria-hidden="true">{rating.toFixed(1)} · </span>
              {shared.reviews(reviewCount)}
            </small>
          </span>
        ),
      best: { rank: ({ rating }) => rating, text: t.bestRated },
    },
    { name: t.brand, value: ({ brand }) => brand, cell: ({ brand }) => brand ?? t.unknown },
    {
      name: t.category,
      value: ({ category }) => category,
      cell: ({ category }) => (category ? shared.category(category) : t.unknown),
    },
    ...TITLE_FACTS.map((fact): Row => {
      const text = mostOf[fact];
      return {
        name: said.names[fact],
        value: ({ title }) => titleFacts(title)[fact] ?? null,
        cell: ({ title }) => titleFacts(title)[fact] ?? said.notSaid,
        best: text ? { rank: ({ title }) => amountOf(titleFacts(title)[fact]), text } : undefined,
      };
    }),
    {
      name: t.inStock,
      value: ({ stock }) => Math.max(0, stock),
      cell: ({ stock }) => (stock > 0 ? stock : shared.outOfStock),
    },
  ];
}
