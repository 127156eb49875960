import { defineMessages } from '../../lib/language/messages.ts';

export const crashText = defineMessages('crash', {
  title: 'Error',
  figure: 'Oops',
  heading: 'Unexpected Application Error!',
  /** `found`: the message of the error, or the status of the route. */
  text: (found: string) => found || 'Something went wrong',
  tryAgain: 'Try again',
  home: 'Back to home',
});
