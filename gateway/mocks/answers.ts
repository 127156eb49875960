import { NOTHING, OUTCOMES, type OutcomeOperation } from '../rest/outcomes.ts';
import type { RestAnswer } from '../rest/call.ts';
import type { UserRow } from './store.ts';

/** Answers one call. `input` is its query or its body; the gateway has checked it. */
export type GuestEndpoint = (input: never) => RestAnswer;
/** The same for a call that needs an account. */
export type MemberEndpoint = (input: never, user: UserRow) => RestAnswer;

/** The calls of one part of the API, by `VERB /path`. */
export interface Endpoints {
  guest?: Record<string, GuestEndpoint>;
  member?: Record<string, MemberEndpoint>;
}

type Row<Operation extends OutcomeOperation> = (typeof OUTCOMES)[Operation][number];
/** A code of an operation, or one of the sentences of its table where a code has several. */
type Words<Operation extends OutcomeOperation> =
  Row<Operation>['code'] | Extract<Row<Operation>, { text: string }>['text'];

interface PlainRow {
  code: string;
  hint?: string;
  text?: string;
}

/**
 * The API's answer that the gateway reads as an outcome, in the words of the gateway's own table. `subject` takes the place of `{}`
 * in them. The status is always 200, because the gateway does not decide by it.
 */
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

/** A refusal with a sentence of the API's that no code of the schema stands for. */
export const failed = (message: string): RestAnswer => ({ status: 400, body: { message } });

/** The answer to a read that has something to show. */
export const found = (body: unknown): RestAnswer => ({ status: 200, body });

/** The API's answer to a read that finds nothing. */
export const nothing = (read: keyof typeof NOTHING): RestAnswer => ({
  status: 404,
  body: { message: NOTHING[read][0] },
});
