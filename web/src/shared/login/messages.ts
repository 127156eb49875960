import { defineMessages } from '../../lib/language/messages.ts';

export const logOutText = defineMessages('logOut', {
  question: 'Are you sure you want to log out?',
  done: 'Logout Successful.',
  /** The gateway says why the log-out failed. */
  failed: (said: string) => said,
});
