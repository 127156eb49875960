import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (pattern: string): string[] => globSync(pattern).map((file) => readFileSync(file, 'utf8'));
const WEB = read('web/src/generated/*.ts');
const SOURCES = globSync('web/src/**/*.{ts,tsx}', { exclude: ['web/src/generated/**'] }).map((file) =>
  readFileSync(file, 'utf8'),
);

/** Matches of a pattern in the code generated for the web app. */
const generated = (pattern: RegExp): string[] =>
  WEB.flatMap((code) => [...code.matchAll(pattern)].map(([, name = '']) => name));

test('git tracks no generated code', () => {
  const tracked = execFileSync('git', ['ls-files', '**/generated/*'], { encoding: 'utf8' });
  expect(tracked).toBe('');
});

test('tsc checks all generated code', () => {
  const code = read('{web/src,gateway,gateway/domains,docs/examples}/generated/*.ts');
  expect(code.length).toBeGreaterThan(15);
  expect(code.filter((text) => text.includes('@ts-'))).toEqual([]);
});

test('each generated hook and each fragment document has a user; codegen.ts says which ones are generated', () => {
  const names = generated(/^export (?:function|const) (use\w+|\w+FragmentDoc)\b/gm);
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !SOURCES.some((code) => new RegExp(`\\b${name}\\b`).test(code)))).toEqual([]);
});

test('each fragment and each enum or input is generated once', () => {
  for (const pattern of [/^export const (\w+Definition)\b/gm, /^export type (\w+(?:Code|Input|Fragment))\b/gm]) {
    const names = generated(pattern);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  }
});
