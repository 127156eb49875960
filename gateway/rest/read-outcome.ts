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
    message: pattern?.message ?? safeSentence(answer, pattern !== undefined),
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

/** What the API says of its faults in words for people. */
const SAID_OF_FAULTS: ReadonlySet<string> = new Set(['Error sending email']);

/** Words of exceptions, of databases and of their ids: they tell a person nothing, and an attacker something. */
const INSIDES =
  /[\n<>`{}]|^\w*Error\b|:\d+:\d+|\b[0-9a-f]{24}\b|\bE\d{5}\b|\bECONN|\bENOTFOUND|server error|in the server|Cast to|validation failed|Cannot read|not a function|\b(undefined|NaN|mongo\w*|jwt|sql|constraint)\b/i;

/** The API's own sentence, unless it speaks of the API's insides: then, and for unknown faults of the API, a general one. */
function safeSentence({ status, body }: RestAnswer, isKnown: boolean): string {
  const said = sentence(body);
  if (!said || (status >= 500 && !isKnown && !SAID_OF_FAULTS.has(said))) return SAID_NOTHING;
  return said.length <= MAX_SENTENCE && !INSIDES.test(said) ? said : SAID_NOTHING;
}
