import { refusal } from '../errors/shop-error.ts';
import { record, sentence, text } from '../lib/json-readers.ts';
import type { RestAnswer } from './call.ts';
import type { Endpoint } from './endpoint.ts';
import { badResponse } from './errors.ts';
import {
  AUTH_REFUSALS,
  NOTHING,
  NOTHING_DONE,
  OUTCOMES,
  type OutcomeOperation,
  type OutcomePattern,
} from './outcomes.ts';

export interface Outcome<Code extends string> {
  code: Code | 'FAILED';
  message: string;
}
type CodeOf<Operation extends OutcomeOperation> = (typeof OUTCOMES)[Operation][number]['code'];

const SAID_NOTHING = 'Something went wrong';
const MAX_SENTENCE = 300; // characters; a longer text is not a sentence

/** Reads the hint first, then the texts, then the status. Throws for an answer that cannot be used. */
export function readOutcome<Operation extends OutcomeOperation>(
  operation: Operation,
  endpoint: Endpoint,
  answer: RestAnswer,
): Outcome<CodeOf<Operation>> & { isMapped: boolean } {
  const { status, body } = answer;
  const raw = record(body);
  const { hint, texts } = wordsOf(body);
  if (isRedirect(status) || (texts.length === 0 && hint === undefined)) throw badResponse(endpoint.name);

  const pattern = findPattern(operation, answer);
  const succeeded = status >= 200 && status < 300 && !raw?.['err'] && !raw?.['error'];
  const code = pattern?.code ?? (succeeded ? OUTCOMES[operation][0].code : undefined) ?? 'FAILED';
  return {
    code: code as CodeOf<Operation> | 'FAILED',
    message: pattern?.message ?? safeSentence(answer),
    isMapped: pattern !== undefined,
  };
}

const isRedirect = (status: number): boolean => status >= 300 && status < 400;

function findPattern(operation: OutcomeOperation, { body }: RestAnswer): OutcomePattern | undefined {
  const { hint, texts } = wordsOf(body);
  const patterns: readonly OutcomePattern[] = OUTCOMES[operation];
  return (
    patterns.find((known) => known.hint !== undefined && matches(known.hint, hint ?? '')) ??
    patterns.find((known) => texts.some((said) => known.text !== undefined && matches(known.text, said)))
  );
}

function wordsOf(body: unknown) {
  const raw = record(body);
  const reasons = ['error', 'err', 'errorMsg'].map((key) => text(raw?.[key])); // for matching, never shown
  const texts = [sentence(body), ...reasons].filter((said) => said !== undefined);
  return { hint: text(raw?.['hint']), texts };
}

const expressions = new Map<string, RegExp>();

function matches(pattern: string, said: string): boolean {
  let expression = expressions.get(pattern);
  if (!expression) {
    const parts = pattern.split('{}').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, (char) => `\\${char}`));
    expression = new RegExp(`^${parts.join('.*')}$`, 'is');
    expressions.set(pattern, expression);
  }
  return expression.test(said.trim());
}

export function saysNothing(read: keyof typeof NOTHING, { status, body }: RestAnswer): boolean {
  if (status === 204) return true; // no other status says so without words
  const said = sentence(body);
  return status >= 400 && status < 500 && said !== undefined && NOTHING[read].some((known) => matches(known, said));
}

/** True only if known words say so. Any other answer may mean that something was done. */
export function saysNothingDone(operation: OutcomeOperation, answer: RestAnswer): boolean {
  if (authRefusal(answer)) return true;
  const { status } = answer;
  if (isRedirect(status) || status >= 500) return false;
  const pattern = findPattern(operation, answer);
  return pattern !== undefined && NOTHING_DONE.has(pattern.code);
}

export function authRefusal({ status, body }: RestAnswer): (typeof AUTH_REFUSALS)[number]['code'] | undefined {
  if (status !== 401 && status !== 403) return undefined;
  const said = sentence(body) ?? '';
  return AUTH_REFUSALS.find((known) => matches(known.text, said))?.code;
}

export function throwOnAuthRefusal(answer: RestAnswer, onExpired?: () => void): void {
  const code = authRefusal(answer);
  if (code === 'TOKEN_EXPIRED') onExpired?.();
  if (code) throw refusal(code);
}

/** The API's own sentence, unless it is the text of an exception or a page. */
function safeSentence({ status, body }: RestAnswer): string {
  const { message, msg, messssage } = record(body) ?? {};
  const said = status >= 500 ? sentence({ message, msg, messssage }) : sentence(body);
  return said && said.length <= MAX_SENTENCE && !/[\n<>]|^\w*Error:|:\d+:\d+/.test(said) ? said : SAID_NOTHING;
}
