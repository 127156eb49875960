import { defineMessages, pluralIn } from '../../lib/language/messages.ts';

const plural = pluralIn('en');

export const productText = defineMessages('product', {
  outOfStock: 'Out of stock',
  noReviews: 'No reviews yet',
  reviews: (count: number) => plural(count, { one: `${count} review`, other: `${count} reviews` }),
  seeMore: 'See more',
  seeMoreAbout: (title: string) => ` about ${title}`,
  price: 'Price: ',
  priceNotAvailable: 'Price not available',
  originalPrice: 'Original price: ',
  off: (percent: number) => `${percent}% off`,
  allProducts: 'All products',
  previous: 'Previous products',
  next: 'Next products',
  loading: 'Loading products',
  exploreProducts: 'Explore Products',
  newest: 'New in',
  alsoLike: 'You may also like',
  seen: 'Recently viewed',
  clearSeen: 'Clear',
  seenCleared: 'The list of viewed products is empty',
  seenHere: 'This list is kept in this browser only.',
  /** Of a search whose words no product has all. */
  someWords: (search: string) => `No product has all of “${search}”. These have some of the words.`,
  /** Of products whose title does not have what was searched for. */
  otherFinds: (search: string) => `Similar products, without “${search}” in the title`,
  /** The API's name of a category, some of which are in lower case. */
  category: (name: string) => name.charAt(0).toUpperCase() + name.slice(1),
});
