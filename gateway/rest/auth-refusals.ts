import { refusal } from '../errors/shop-error.ts';
import { refusalOf } from './outcomes.ts';
import type { Rest, RestAnswer } from './client.ts';

/**
 * Makes the API's own refusals errors in one place: whatever call answers that nobody is logged in, that the token has
 * expired or that the role is too low ends there. `onExpired` hears of an expired token, for the session ends with it.
 */
export function heedRefusals(rest: Rest, onExpired: () => void): Rest {
  const heed = (answer: RestAnswer): RestAnswer => {
    const code = refusalOf(answer);
    if (code === 'TOKEN_EXPIRED') onExpired();
    if (code) throw refusal(code);
    return answer;
  };
  return {
    ...rest,
    get: async (path, query) => heed(await rest.get(path, query)),
    read: async (path, query, { parse }) => parse(heed(await rest.get(path, query))),
    send: async (...sent) => heed(await rest.send(...sent)),
  };
}
