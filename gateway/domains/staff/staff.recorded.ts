import { OUTCOMES } from '../../rest/outcomes.ts';
import type { StaffAction } from '../../generated/schema.ts';
import type { FieldValues } from '../../store/tables.ts';
import type { GatewayContext } from '../context.ts';
import { given, logged } from '../staff-change.ts';

/** What a change does to what. */
export interface Described {
  subjectId?: string;
  ids?: Record<string, string>; // of what it is part of
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

/** Makes a change, logs it, and writes it down where there is a store. */
export async function recorded<Outcome extends { code: string }>(
  context: GatewayContext,
  action: StaffAction,
  known: Described,
  describe: () => Promise<Partial<Described>>,
  make: () => Promise<Outcome>,
): Promise<Outcome> {
  const { staffStore, requestId } = context;
  const operation = OPERATIONS[action];
  const masked = (fields: FieldValues | undefined) => {
    return fields && action === 'DELETE_REVIEW' ? { rating: fields['rating'] } : fields;
  };
  let described: Partial<Described> = {};
  return logged(
    context,
    {
      operation,
      ids: { ...known.ids, ...(known.subjectId !== undefined && { id: known.subjectId }) },
      after: known.after,
      reason: known.reason ?? undefined,
      readBefore: async () => {
        described = await describe();
        return masked(described.before);
      },
    },
    async () => {
      const outcome = await make();
      const [{ code: made }] = OUTCOMES[operation];
      if (outcome.code === made && staffStore) {
        const caller = await context.confirmedCaller();
        const change = { ...known, ...described, action, requestId };
        staffStore.log.append({ ...change, staffId: caller.id, staffName: caller.name || caller.email });
      }
      return outcome;
    },
  );
}

/** The fields of `record` that `changes` sets, as they are now. */
export const sameFields = (record: object, changes: object): FieldValues =>
  Object.fromEntries(Object.keys(given(changes)).map((field) => [field, (record as FieldValues)[field] ?? null]));
