import type { Effect, Rest } from '../rest/client.ts';
import type { Endpoint, SendMethod } from '../rest/endpoint.ts';
import type { OutcomeOperation } from '../rest/outcomes.ts';
import { readOutcome, saysNothingDone } from '../rest/read-outcome.ts';
import { tagsOf } from './invalidation.ts';

/** Text where a number would lose leading zeros or precision. */
export function digitsToSend(digits: string): number | string {
  const number = Number(digits);
  return String(number) === digits ? number : digits;
}

/** The fields that are set. */
export function given(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null));
}

/** `onMade` is called when the change was made, or may have been made. */
export async function change<Operation extends OutcomeOperation>(
  rest: Rest,
  operation: Operation,
  endpoint: Endpoint<SendMethod>,
  payload?: Record<string, unknown>,
  onMade?: Effect['onMade'],
) {
  const { outcome } = await changeAndRead(rest, operation, endpoint, payload, onMade);
  return outcome;
}

/** Also gives the raw body. It must be parsed, and never passed on. */
export async function changeAndRead<Operation extends OutcomeOperation>(
  rest: Rest,
  operation: Operation,
  endpoint: Endpoint<SendMethod>,
  payload?: Record<string, unknown>,
  onMade?: Effect['onMade'],
) {
  const answer = await rest.send(endpoint, payload, {
    tags: tagsOf(operation, payload),
    isRefusal: (given) => saysNothingDone(operation, given),
    onMade,
  });
  const { isMapped, code, message } = readOutcome(operation, endpoint, answer);
  if (!isMapped) rest.reportUnmappedOutcome(operation, answer.status, message);
  return { outcome: { code, message }, body: answer.body };
}
