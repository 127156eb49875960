import { defineMessages } from '../../lib/language/messages.ts';

export const heartText = defineMessages('heart', {
  loginFirst: 'Please login to add product to wishlist',
  add: (title: string) => `Add ${title} to wishlist`,
  remove: (title: string) => `Remove ${title} from wishlist`,
  /** English repeats the API's own words. */
  outcome: (_code: string, said: string) => said,
});
