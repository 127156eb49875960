import { defineMessages } from '../lib/language/messages.ts';

export const uiText = defineMessages('ui', {
  description: (shop: string) => `${shop}: an online shop for electronics, accessories and clothing.`,
  rated: (rating: number, most: number) => `Rated ${rating} out of ${most}`,
  unknownDate: 'Unknown',
  close: 'Close',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, total: number) => `Page ${page} of ${total}`,
  /** Names of fields that are still empty. */
  missing: (fields: string) => `Still missing: ${fields}.`,
  /** Where their names have no room. */
  missingCount: (count: number) => `${count} fields missing`,
  wrong: (fields: string) => `Please check: ${fields}.`,
  /** Above what can be read without a connection. */
  kept: 'Kept on this device',
  keptLists: { '/': 'Home', '/products': 'All products' },
  closeToast: 'Close this message',
  showPassword: 'Show or hide the password',
  /** A rule of the schema, or the gateway, says what is wrong with a field in English. */
  problem: (sentence: string) => sentence,

  // Of screens that say what is the matter.
  tokenExpired: 'Token expired',
  tokenExpiredText: 'Your session has ended. Log in again to go on where you were.',
  login: 'Login',
  notFound: 'Page not found',
  notFoundText: 'The page you are looking for is not found',
  backHome: 'Back to home',
  crashTitle: 'Error',
  crashFigure: 'Oops',
  crashed: 'Unexpected Application Error!',
  /** `found`: the message of the error, or the status of the route. */
  crashText: (found: string) => found || 'Something went wrong',
  tryAgain: 'Try again',
  unauthorized: 'Unauthorized Access',
  unauthorizedText: 'Sorry, you do not have permission to access this page.',
  /** Specification, section 6. */
  whoMay: { ADMIN: 'This is for Admin Only', SUPER_ADMIN: 'This is for Super Admin Only' },
  signedInAs: (email: string) => `You are signed in as ${email}.`,
  goHome: 'Go Home',
  goToArea: { ADMIN: 'Go to Admin', SUPER_ADMIN: 'Go to Super Admin' },
  construction: 'This page is under construction',
  constructionText: 'Please check back later for updates.',
  goToHome: 'Go to Home',
  constructionArt: 'A market stall being built',
});
