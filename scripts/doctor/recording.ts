import type { RestAnswer } from '../../gateway/rest/call.ts';
import type { Rest, RestClient } from '../../gateway/rest/client.ts';
import { throwOnAuthRefusal } from '../../gateway/rest/read-outcome.ts';

/** The API as the gateway asks it, and the last answer as it came. */
export interface Recording {
  rest: Rest;
  last: () => RestAnswer | undefined;
}

/** Asks as the gateway does, refusals included, and keeps the last raw answer. */
export function recording(client: RestClient, token: string | undefined): Recording {
  let last: RestAnswer | undefined;
  const rest = client.bind({
    requestId: 'haat-doctor',
    token,
    onAnswer(answer) {
      last = answer;
      throwOnAuthRefusal(answer);
    },
  });
  return { rest, last: () => last };
}
