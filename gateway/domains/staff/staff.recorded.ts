import { OUTCOMES } from '../../rest/outcomes.ts';
import type { StaffAction } from '../../generated/schema.ts';
import type { FieldValues } from '../../store/tables.ts';
import type { GatewayContext } from '../context.ts';

/** What a change does to what. */
export interface Described {
  subjectId?: string;
  subjectName: string;
  before?: FieldValues | undefined; // absent: there was nothing
  after?: FieldValues; // absent: there is nothing any more
  reason?: string | null | undefined;
  undoes?: number;
}

/** The operations of the API that staff have, by the names of the log. */
const OPERATIONS = {
  CREATE_PRODUCT: 'createProduct',
  UPDATE_PRODUCT: 'updateProduct',
  DELETE_PRODUCT: 'deleteProduct',
  DELETE_REVIEW: 'deleteReview',
  UPDATE_ORDER_STATUS: 'updateOrderStatus',
  CREATE_USER: 'createUser',
  UPDATE_USER: 'updateUser',
  REMOVE_USER: 'removeUser',
} as const satisfies Record<StaffAction, keyof typeof OUTCOMES>;

/**
 * Makes a change, and writes it down if it was made. `describe` is called before, since it reads what there was; where it fails, the
 * change is made all the same, and the log has no more than `known`. Throws what the API's refusal or fault is.
 */
export async function recorded<Outcome extends { code: string }>(
  context: GatewayContext,
  action: StaffAction,
  known: Described,
  describe: () => Promise<Partial<Described>>,
  make: () => Promise<Outcome>,
): Promise<Outcome> {
  const { staffStore, requestId } = context;
  if (!staffStore) return make();
  const [caller, described] = await Promise.all([
    context.confirmedCaller(),
    describe().catch((err: unknown): Partial<Described> => {
      context.note({ notice: 'not known what was there before a change', err });
      return {};
    }),
  ]);
  const outcome = await make();
  const [{ code: made }] = OUTCOMES[OPERATIONS[action]]; // the first is the success
  if (outcome.code === made) {
    const change = { ...known, ...described, action, requestId };
    staffStore.log.append({ ...change, staffId: caller.id, staffName: caller.name || caller.email });
  }
  return outcome;
}

/** The fields of `record` that `changes` sets, as they are now. */
export const sameFields = (record: object, changes: object): FieldValues =>
  Object.fromEntries(Object.keys(given(changes)).map((field) => [field, (record as FieldValues)[field] ?? null]));

/** The fields that are set. */
export const given = (changes: object): FieldValues =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value != null));
