import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('SECURITY.md', 'utf8');

/** One promise a list item, with its tests in the brackets at its end. */
const promises = (/## Promises([^]*?)\n## /.exec(text)?.[1] ?? '').split(/^- /m).slice(1);

test('every promise of SECURITY.md names tests, each of which is there', () => {
  expect(promises.length).toBeGreaterThan(35);
  for (const promise of promises) {
    const [, proofs = ''] = /\(((?:`[\w./-]+`(?:,\s+)?)+)\)\.\s*$/m.exec(promise.replace(/\n+#[^]*/, '')) ?? [];
    const tests = [...proofs.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    expect(tests, promise).not.toEqual([]);
    for (const name of tests) expect(globSync(`tests/**/${name}.test.{ts,tsx}`), name).toHaveLength(1);
  }
});

test('every document that it leads to is there', () => {
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !existsSync(link))).toEqual([]);
});
