import { defineMessages, pluralIn } from '../../lib/language/messages.ts';

const plural = pluralIn('en');

/** What several products that were put into the cart at once came to. */
export const fillText = defineMessages('fill', {
  notSold: (count: number) =>
    plural(count, { one: `${count} product is no longer sold`, other: `${count} products are no longer sold` }),
  gone: (title: string) => `${title} is no longer sold`,
  noPrice: (title: string) => `the price of ${title} is not available`,
  outOfStock: (title: string) => `${title} is out of stock`,
  cartHasAll: (title: string) => `your cart already has all that are left of ${title}`,
  fewerPieces: (title: string, count: number, wanted: number) => `only ${count} of ${wanted} pieces of ${title}`,
  notThatMany: (title: string) => `there are not that many left of ${title}`,
  notAdded: (title: string) => `${title} was not added`,
});
