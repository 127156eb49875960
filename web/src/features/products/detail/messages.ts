import { defineMessages, pluralIn } from '../../../lib/language/messages.ts';

const plural = pluralIn('en');

export const detailText = defineMessages('detail', {
  product: 'Product',
  breadcrumb: 'Breadcrumb',
  recommended: 'Recommended products',
  alikeInStock: 'Similar products in stock',
  seeAlike: 'See similar products in stock',
  ordering: 'Ordering',
  fees: (shipping: string, tax: string) => `${shipping} shipping and ${tax} tax for a whole order`,
  waysToPay: 'Pay by card, by UPI, or by cash on delivery',
  canBeCancelled: 'Cancel any time until it is delivered',
  loading: 'Loading the product',
  asLastSeen: 'Price and stock are as you saw them last. Buying needs a connection.',
  pictures: 'Pictures',
  pictureOf: (place: number, count: number) => `Picture ${place} of ${count}`,
  titledPictureOf: (title: string, place: number, count: number) => `${title}, picture ${place} of ${count}`,
  enlarge: 'Enlarge the pictures',
  /** In the full screen. */
  picturesOf: (title: string) => `Pictures of ${title}`,
  place: (place: number, count: number) => `${place} of ${count}`,
  closePictures: 'Close the pictures',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  inStock: (stock: number) => `In Stock (${stock})`,
  description: 'Description',
  brand: 'Brand',
  category: 'Category',
  buyingNeedsScript: 'Buying needs JavaScript. Please switch it on and load the page again.',
  loginToBuy: 'Please login to buy this product',
  loginToAdd: 'Please login to add product to cart',
  /** The second line of `loginToAdd`. */
  keptInCart: 'It is kept in your cart.',
  buyNow: 'Buy Now',
  addToCart: 'Add to Cart',
  /** English repeats the API's own words. */
  added: (_code: string, said: string) => said,
  notAdded: (said: string) => said,
  share: 'Share',
  linkCopied: 'Link copied',
  notShared: 'The link could not be copied. You can copy it from the address bar.',
  reviews: 'Reviews',
  noReviews: 'No reviews yet',
  averageOf: (count: number) =>
    plural(count, { one: `Average of ${count} review`, other: `Average of ${count} reviews` }),
  filterByStars: 'Show reviews by stars',
  starsWithCount: (stars: number, count: number) =>
    `${plural(stars, { one: `${stars} star`, other: `${stars} stars` })}: ${plural(count, { one: `${count} review`, other: `${count} reviews` })}`,
  everyReview: (count: number) => `All ${count} reviews`,
  reviewsWithStars: (stars: number, count: number) => {
    const given = plural(stars, { one: `${stars} star`, other: `${stars} stars` });
    return plural(count, { one: `${count} review with ${given}`, other: `${count} reviews with ${given}` });
  },
  showEveryReview: 'Show all reviews',
  gone: 'This product is not in the shop any more',
  /** `title`: its name, if a card has shown it. */
  goneText: (title: string | undefined) =>
    title ? `“${title}” was taken out of the shop.` : 'It was taken out of the shop, or its address is not right.',
  searchInstead: 'Search for something else',
  searchLike: 'Search for products like it',
  search: 'Search',
  sortReviews: 'Sort by',
  reviewOrder: {
    oldest: 'Oldest first',
    newest: 'Newest first',
    highest: 'Most stars first',
    lowest: 'Fewest stars first',
  },
  seeMore: 'See more',
  seeAll: 'SEE ALL REVIEWS',
  reviewNeedsScript: 'Writing a review needs JavaScript.',
  writeReview: 'Write a review',
  editReview: 'Edit your review',
  yourReview: 'Your review',
  reviewHint: 'What did you like, and what should others know?',
  characters: (count: number, most: number) => `${count} of ${most} characters`,
  sending: 'Sending…',
  submitReview: 'Submit review',
  saveReview: 'Save changes',
  cancelReview: 'Cancel',
  yourRating: 'Your rating',
  stars: (count: number) => plural(count, { one: `${count} star`, other: `${count} stars` }),
  loginToReview: 'Please login to add review',
  incomplete: 'Please enter both rating and review comment',
  /** At what is missing, after `incomplete`. */
  lacksStars: 'Choose 1 to 5 stars.',
  lacksWords: 'Write some words, too.',
  /** To a guest, in the form. */
  signInLater: 'You sign in when you submit. What you write is kept.',
  signInNow: 'Your review is kept, but not sent yet.',
  signInHere: 'Sign in now',
  reviewOutcome: (_code: string, said: string) => said,
});
