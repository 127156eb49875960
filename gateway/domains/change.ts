import { touchedBy } from '../cache/tag-log.ts';
import { saysNothingDone } from '../rest/nothing-done.ts';
import { outcomeOf, type OutcomeOperation } from '../rest/outcomes.ts';
import type { Effect, Rest, SendMethod } from '../rest/client.ts';

/** A call in the API's own words. */
export type Call = `${SendMethod} /${string}`;

/** What came of a change to a product, or to what belongs to one. */
export interface ProductChange {
  code: string;
  message: string;
  productId: string;
}

/** What came of a change to an order. */
export interface OrderChange {
  code: string;
  message: string;
  orderId: string;
}

/**
 * Digits as the API wants them: as a number, but as they are where a number would say others, because of zeros in front or because
 * there are too many.
 */
export function digitsToSend(digits: string): number | string {
  const number = Number(digits);
  return String(number) === digits ? number : digits;
}

/** Makes a call that changes something and finds what came of it. `onMade` hears that it was made, or may have been. */
export async function change<Operation extends OutcomeOperation>(
  rest: Rest,
  operation: Operation,
  call: Call,
  payload?: Record<string, unknown>,
  onMade?: Effect['onMade'],
) {
  const { outcome } = await changeAndRead(rest, operation, call, payload, onMade);
  return outcome;
}

/** The same, with the answer's raw body for what else it holds. It must be parsed, never passed on. */
export async function changeAndRead<Operation extends OutcomeOperation>(
  rest: Rest,
  operation: Operation,
  call: Call,
  payload?: Record<string, unknown>,
  onMade?: Effect['onMade'],
) {
  const [method, path] = call.split(' ') as [SendMethod, string];
  const answer = await rest.send(method, path, payload, {
    marks: touchedBy(operation, payload),
    isRefusal: (said) => saysNothingDone(operation, said),
    onMade,
  });
  const { known, code, message } = outcomeOf(operation, call, answer);
  if (!known) rest.noteUnknown(operation, answer.status, message);
  return { outcome: { code, message }, body: answer.body };
}
