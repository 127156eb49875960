import type { User } from './users/users.rest.ts';
import { ShopError } from '../errors/shop-error.ts';
import { brief } from '../lib/log.ts';
import { OUTCOMES, type OutcomeOperation } from '../rest/outcomes.ts';
import type { FieldValues, GatewayContext, StaffChange } from './context.ts';

// One line of the log for each change that staff make. Security: no secret, and of people only ids and roles.

interface Described extends Pick<StaffChange, 'ids' | 'after'> {
  operation: OutcomeOperation;
  /** What there was; undefined: nothing. */
  readBefore?: () => Promise<FieldValues | undefined>;
}

/**
 * Makes a change, and logs it if it was made, or may have been made. Where it cannot be known what there was before, the
 * change is made all the same. Throws what the API's refusal or fault is.
 */
export async function logged<Outcome extends { code: string }>(
  context: GatewayContext,
  { operation, ids, after, readBefore }: Described,
  make: () => Promise<Outcome>,
): Promise<Outcome> {
  const staff = await context.confirmedCaller(); // first: whoever is refused makes nobody read
  const before = await readBefore?.().catch((err: unknown) => {
    context.note({ notice: 'not known what was there before a change', err });
    return undefined;
  });
  const isAccount = operation.endsWith('User');
  const log = (code: string): void => {
    const [was, is] = changedFields(before, after).map((fields) => fields && shown(fields, isAccount));
    context.logStaffChange({ ...staffOf(staff), operation, ids, code, before: was, after: is });
  };
  try {
    const outcome = await make();
    const [{ code: made }] = OUTCOMES[operation]; // the first is the success
    if (outcome.code === made) log(made);
    return outcome;
  } catch (error) {
    if (error instanceof ShopError && String(error.extensions['code']).startsWith('UPSTREAM_')) log('UNKNOWN');
    throw error;
  }
}

export const staffOf = ({ id, role }: User): Pick<StaffChange, 'staff'> => ({ staff: { id, role } });

/** What differs of the fields that were changed; all of them where one side has none. */
function changedFields(before: FieldValues | undefined, after: FieldValues | undefined) {
  const names = Object.keys(after ?? before ?? {}).filter(
    (name) => !before || !after || JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  return [before, after].map(
    (fields) => fields && Object.fromEntries(names.map((name) => [name, fields[name] ?? null])),
  );
}

/** Long texts are cut. Of an account the role is shown, and of the rest only which fields there are. */
const shown = (fields: FieldValues, isAccount: boolean): FieldValues =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isAccount && name !== 'role' ? '[person]' : shortened(value)]),
  );

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shortened);
  return typeof value === 'string' ? brief(value) : value;
}
