import { NOTHING, OUTCOMES, type OutcomeOperation } from '../rest/outcomes.ts';
import type { RestAnswer } from '../rest/call.ts';
import type { UserRow } from './store.ts';

type GuestEndpoint = (input: never) => RestAnswer; // `input`: query or body, checked by the gateway
type MemberEndpoint = (input: never, user: UserRow) => RestAnswer;

/** The calls of one part of the API, by `VERB /path`. */
export interface Endpoints {
  guest?: Record<string, GuestEndpoint>;
  member?: Record<string, MemberEndpoint>;
}

type Row<Operation extends OutcomeOperation> = (typeof OUTCOMES)[Operation][number];
/** A code, or one of its sentences in the table if it has several. */
type Words<Operation extends OutcomeOperation> =
  | Row<Operation>['code']
  | Extract<Row<Operation>, { text: string }>['text'];

interface PlainRow {
  code: string;
  hint?: string;
  text?: string;
}

/** The status is always 200: the gateway does not decide by it. `subject` takes the place of `{}` in the words. */
export function outcome<Operation extends OutcomeOperation>(
  operation: Operation,
  words: Words<Operation>,
  { subject = '', ...fields }: { subject?: string; [field: string]: unknown } = {},
): RestAnswer {
  const rows: readonly PlainRow[] = OUTCOMES[operation];
  const fitting = rows.filter(({ code, text }) => code === words || text === words);
  const text = fitting.find((row) => row.text !== undefined)?.text?.replace('{}', () => subject);
  const hint = fitting.find((row) => row.hint !== undefined)?.hint;
  return found({ message: text, ...(hint && { hint }), ...fields });
}

/** A refusal with a sentence for which the schema has no code. */
export const failed = (message: string): RestAnswer => ({ status: 400, body: { message } });

export const found = (body: unknown): RestAnswer => ({ status: 200, body });

export const nothing = (read: keyof typeof NOTHING): RestAnswer => ({
  status: 404,
  body: { message: NOTHING[read][0] },
});
