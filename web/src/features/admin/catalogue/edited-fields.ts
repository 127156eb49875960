import { productProblems } from '../../../../../schema/product-rules.ts';
import { LARGE_PRICE_CHANGE } from '../../../../../schema/shop.ts';
import type { StaffRowFragment } from '../../../generated/admin-catalogue.ts';

/** What the table changes in place, in the order of Tab. */
export const EDITED_FIELDS = ['discountPrice', 'stock'] as const;

export type EditedField = (typeof EDITED_FIELDS)[number];

export type FieldChanges = Partial<Record<EditedField, number>>;

export const WHOLE_STOCK = 'The stock must be a whole number.';
export const TWO_DECIMALS = 'A price has at most two decimals.';
export const NO_NUMBER = 'Give a number.';

export const hasMoreThanPaise = (price: number): boolean => Math.round(price * 100) / 100 !== price;

/** Where a price goes that changes by more than half; undefined: it changes by less. */
export function largeChange(before: number, after: number): 'up' | 'down' | undefined {
  if (Math.abs(after - before) <= LARGE_PRICE_CHANGE * before) return undefined;
  return after > before ? 'up' : 'down';
}

/** Why a product cannot have this value, in English; undefined: it can. The gateway's own rules. */
export function problemOf(row: StaffRowFragment, changes: FieldChanges): string | undefined {
  const { discountPrice, stock } = changes;
  if (stock !== undefined && !Number.isInteger(stock)) return WHOLE_STOCK;
  if (discountPrice !== undefined && hasMoreThanPaise(discountPrice)) return TWO_DECIMALS;
  const problems = productProblems({
    discountPrice: discountPrice ?? null,
    originalPrice: discountPrice === undefined ? null : row.originalPrice,
    stock: stock ?? null,
  });
  return problems.discountPrice || problems.stock || undefined;
}
