import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTINGS } from '../../gateway/config/settings.ts';
import { envExample } from '../../scripts/env-example.ts';
import { OWN_SETTINGS } from '../../upstream/config.ts';

const file = readFileSync('.env.example', 'utf8');

test('.env.example is made of the tables of variables: node scripts/env-example.ts', () => {
  expect(file).toBe(envExample());
});

test('it has every variable once, each with a sentence about it', () => {
  const lines = file.split('\n');
  for (const name of Object.keys({ ...SETTINGS, ...OWN_SETTINGS })) {
    const found = lines.flatMap((line, place) => (line.startsWith(`# ${name}=`) ? [place] : []));
    expect([name, found.length]).toEqual([name, 1]);
    expect(lines[(found[0] ?? 0) - 1]).toMatch(/^# .*\w.*[.)\w]$/);
  }
});
