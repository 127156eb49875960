import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('SECURITY.md', 'utf8');

/** The last cell of each row of SECURITY.md's tables: the tests that prove the row. */
const proofs = text
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| *(-|Point|How)/.test(line))
  .map((line) => line.split('|').at(-2)?.trim() ?? '');

test('every test that SECURITY.md names is there, and every point names one, or says why not', () => {
  // Attacker's goals, ASVS, the cheat sheet, and the practice for browser-based apps.
  expect(proofs.length).toBe(48 + 47 + 22 + 15);
  for (const proof of proofs) expect(proof).toMatch(/^(tests\/\S+(, tests\/\S+)*|Does not apply|Open)$/);
  const named = new Set(text.match(/tests\/[\w./-]+\.test\.tsx?/g));
  expect([...named].filter((file) => !existsSync(file))).toEqual([]);
});

test('every document that it leads to is there', () => {
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(2);
  expect(links.filter((link) => !existsSync(link))).toEqual([]);
});
