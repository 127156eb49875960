import type { Effect } from '../../rest/client.ts';
import type { Outcome } from '../../rest/read-outcome.ts';

/** Replaces the API's sentence where the password is new, but sessions with the old one may go on for now. */
const STILL_ENDING =
  'Your new password holds. Not everybody who is logged in with this account could be logged out yet; the shop keeps trying.';

/**
 * Changes a password and then ends sessions, also where the answer was lost or cannot be read, because the password may have
 * changed. A refusal ends nothing, whatever its words: anyone can cause one for any account. `end` returns false while other
 * gateways do not know yet.
 */
export async function changeEndingSessions<Code extends string>(
  success: Code,
  change: (onMade: NonNullable<Effect['onMade']>) => Promise<Outcome<Code>>,
  end: (sure: boolean) => Promise<boolean>,
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
