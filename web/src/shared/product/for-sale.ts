import { formatPrice } from '../../../../schema/shop.ts';
import type { ProductCardFragment } from '../../generated/shared-product.ts';
import type { productText } from './messages.ts';

export type Priced = Pick<ProductCardFragment, 'hasPrice' | 'discountPrice'>;

/** What a product costs, in words of the page's language. The API has no readable price of some old records. */
export const priceOf = ({ hasPrice, discountPrice }: Priced, t: typeof productText.english): string =>
  hasPrice ? formatPrice(discountPrice) : t.priceNotAvailable;

/** Whether it can be bought now: a price and at least one unit are there. */
export const isForSale = ({
  hasPrice,
  availability,
}: Pick<ProductCardFragment, 'hasPrice' | 'availability'>): boolean => hasPrice && availability === 'IN_STOCK';
