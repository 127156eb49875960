import type { InPlaceField } from '../../../../../schema/product-fields.ts';
import { productProblems } from '../../../../../schema/product-rules.ts';
import { LARGE_PRICE_CHANGE } from '../../../../../schema/shop.ts';
import type { StaffRowFragment } from '../../../generated/shared-catalogue.ts';

/** Where a price goes that changes by more than half; undefined: it changes by less. */
export function largeChange(before: number, after: number): 'up' | 'down' | undefined {
  if (Math.abs(after - before) <= LARGE_PRICE_CHANGE * before) return undefined;
  return after > before ? 'up' : 'down';
}

/** Why a product cannot have these values, in English; undefined: it can. The gateway's own rules. */
export function problemOf(row: StaffRowFragment, changes: Partial<Record<InPlaceField, number>>): string | undefined {
  const { discountPrice } = changes;
  const problems = productProblems({
    ...changes,
    originalPrice: discountPrice === undefined ? null : row.originalPrice,
  });
  return problems.discountPrice ?? problems.stock ?? undefined;
}
