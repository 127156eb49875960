import type { HttpAnswer } from './response-parser.ts';
import type { Expectation } from './plan.ts';

/** Minimum length of later answers to a request, as a share of the first one's length. */
const LEAST_SHARE = 0.9;

/** Checks the answers to one request. */
export interface AnswerCheck {
  wantsBody: boolean; // until one whole answer was correct: its body must be kept
  problem: (answer: HttpAnswer) => string | undefined; // the problem of an answer; undefined: none
}

/** Parses the first answer; checks only status and length of later ones, since parsing costs more than a request. */
export function createAnswerCheck(expects: Expectation): AnswerCheck {
  let least = 0;
  const check: AnswerCheck = {
    wantsBody: true,
    problem({ status, bytes, body }) {
      if (status !== 200) return `status ${status}${body ? `: ${body.toString().slice(0, 500)}` : ''}`;
      if (!check.wantsBody || !body) return bytes < least ? `${bytes} bytes where ${least} are the least` : undefined;
      const wrong = problemOf(body.toString(), expects);
      if (wrong) return wrong;
      check.wantsBody = false;
      least = Math.floor(bytes * LEAST_SHARE);
      return undefined;
    },
  };
  return check;
}

function problemOf(text: string, expects: Expectation): string | undefined {
  if (expects === 'page') return undefined;
  const said = text.slice(0, 500);
  const body = JSON.parse(text) as { data?: Record<string, unknown> | null; errors?: unknown } | null;
  if (typeof body !== 'object' || body === null) return `not an object: ${said}`;
  if (expects === 'json') return undefined;
  if (body.errors !== undefined || !body.data) return `errors or no data: ${said}`;
  const empty = Object.keys(body.data).find((field) => body.data?.[field] == null);
  return empty === undefined ? undefined : `${empty} is null: ${said}`;
}
