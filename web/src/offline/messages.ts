import { defineMessages } from '../lib/language/messages.ts';

/** `name`: of a product. `reason`: a sentence. `age`: such as "20 minutes ago". */
export const offlineText = defineMessages('offline', {
  offlineSince: (age: string) => `You are offline. This is the shop as it was ${age}.`,
  unreachableSince: (age: string) => `The shop cannot be reached. This is the shop as it was ${age}.`,
  /** Above what can be read. */
  kept: 'Kept on this device',
  lists: { '/': 'Home', '/products': 'All products' },
  justNow: 'a moment ago',
});
