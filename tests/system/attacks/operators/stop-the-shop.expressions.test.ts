import { globSync, readFileSync } from 'node:fs';
// oxlint-disable-next-line no-restricted-imports -- the code is an expression of ours; only this ends one that takes too long
import { runInNewContext } from 'node:vm';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { encodingFor, ResponseBytes } from '../../../../gateway/endpoint/response.ts';
import { AUTH_REFUSALS, NOTHING, OUTCOMES, type OutcomePattern } from '../../../../gateway/rest/outcomes.ts';
import { readOutcome } from '../../../../gateway/rest/read-outcome.ts';
import { readNumber } from '../../../../schema/read-number.ts';

// A text of the API or of a client can have any length. An expression that is not linear takes minutes for one of this length, and
// nobody is answered meanwhile.
const LENGTH = 50_000;
const MS = 15_000; // far more than a linear one takes for all texts, on any machine

/** What never reads such texts: settings of the operator, the pages of the own build, and the digits of a number. */
const OTHERS = ['gateway/config/', 'gateway/rendering/page-template.ts', 'gateway/vite.config.ts', 'schema/shop.ts'];

const files = globSync(['gateway/**/*.ts', 'schema/*.ts'])
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.includes('/generated/') && !OTHERS.some((other) => file.startsWith(other)));

function expressionsOf(file: string): [expression: string, file: string][] {
  const found: [string, string][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push([node.text, file]);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
}

/** Long texts of what an expression looks for, each after a beginning and before an end that fits nothing. */
function* textsFor(expression: string): Generator<string> {
  const plain = expression.replaceAll(String.raw`\/`, '/').replaceAll(/\\./g, '');
  const parts = [...new Set([...'a1 -./,"\n', ...plain, ...(plain.match(/[\w<>"=:;/ ]{2,}/g) ?? [])])];
  for (const start of ['', ...parts]) {
    for (const part of parts) yield start + part.repeat(LENGTH / part.length) + '\0';
  }
}

function takes(expression: string, texts: Iterable<string>, ms: number): void {
  const read = `for (const text of texts) { const own = ${expression}; if (own.global) text.replaceAll(own, ''); else own.test(text); }`;
  runInNewContext(read, { texts }, { timeout: ms });
}

const expressions = new Map(files.flatMap(expressionsOf));

test('there are expressions, and one that is not linear is found', () => {
  expect(expressions.size).toBeGreaterThan(50);
  expect(() => takes('/\\s+$/', textsFor('/\\s+$/'), 200)).toThrow(/timed out/);
});

test.each([...expressions])('%s of %s is linear', (expression) => {
  expect(() => takes(expression, textsFor(expression), MS)).not.toThrow();
});

test('those that are made of texts of ours are linear, too', () => {
  const made = files.filter((file) => readFileSync(file, 'utf8').includes('new RegExp('));
  expect(made.toSorted()).toEqual([
    'gateway/endpoint/response.ts',
    'gateway/rest/read-outcome.ts',
    'gateway/uploads/collect.ts', // a name of a folder and 64 digits, so it looks at each character once
    'schema/read-number.ts',
  ]);
  const body = new ResponseBytes('.'.repeat(2_000));
  for (const text of textsFor('gzip;q=0.0, br;q=0'))
    expect(['br', 'gzip', undefined]).toContain(encodingFor({ headers: { 'accept-encoding': text } } as never, body));
  for (const text of textsFor('-₹ 1,23,456.78')) expect(readNumber(text)).toBeTypeOf('string'); // what is wrong with it
  const patterns: readonly OutcomePattern[] = Object.values(OUTCOMES).flat();
  const said = [
    ...patterns.flatMap(({ text, hint }) => [text, hint]),
    ...AUTH_REFUSALS.map(({ text }) => text),
    ...Object.values(NOTHING).flat(),
  ];
  // Two places of any text in one sentence would make it quadratic.
  for (const text of said) expect(text?.split('{}').length ?? 1).toBeLessThanOrEqual(2);
  for (const text of textsFor('{}'))
    readOutcome('addReview', { name: 'POST /' } as never, { status: 200, body: { message: `No product ${text}` } });
});
