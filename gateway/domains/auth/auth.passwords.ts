import type { Effect } from '../../rest/client.ts';
import type { Outcome } from '../../rest/read-outcome.ts';

/** Replaces the API's sentence while sessions with the old password may go on. */
const STILL_ENDING =
  'Your new password holds. Not everybody who is logged in with this account could be logged out yet; the shop keeps trying.';

// Sessions end also if the answer was lost: the password may have changed. A refusal ends none: anyone can cause one.
export async function changeEndingSessions<Code extends string>(
  success: Code,
  change: (onMade: NonNullable<Effect['onMade']>) => Promise<Outcome<Code>>,
  end: (sure: boolean) => Promise<boolean>, // false: other gateways do not know yet
): Promise<Outcome<Code>> {
  let made = false;
  try {
    const outcome = await change((answer) => {
      made = !answer || answer.status < 300;
    });
    if (!made) return outcome;
    const sure = outcome.code === success;
    const isKnownEverywhere = await end(sure);
    return sure && !isKnownEverywhere ? { ...outcome, message: STILL_ENDING } : outcome;
  } catch (error) {
    if (made) await end(false);
    throw error;
  }
}
