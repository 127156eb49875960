import type { Outcome } from '../outcomes.ts';

/** Told in place of the API's sentence where the password is new, but sessions with the old one may go on for now. */
const STILL_ENDING =
  'Your new password holds. Not everybody who is logged in with this account could be logged out yet; the shop keeps trying.';

/**
 * Changes a password, and then ends sessions, also where nobody can know whether it was changed: the API may have heard of it
 * without answering. `end` gives false where not all gateways know yet.
 */
export async function changeEndingSessions<Code extends string>(
  success: Code,
  change: (onMade: () => void) => Promise<Outcome<Code>>,
  end: (sure: boolean) => Promise<boolean>,
): Promise<Outcome<Code>> {
  let made = false;
  try {
    const outcome = await change(() => {
      made = true;
    });
    if (!made) return outcome;
    const sure = outcome.code === success;
    const told = await end(sure);
    return sure && !told ? { ...outcome, message: STILL_ENDING } : outcome;
  } catch (error) {
    if (made) await end(false);
    throw error;
  }
}
