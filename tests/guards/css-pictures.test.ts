import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PICTURE = /url\("data:[^"]+"\)/g;

test('each picture in a style sheet stands in one place', () => {
  const pictures = globSync('web/src/**/*.css').flatMap((file) => readFileSync(file, 'utf8').match(PICTURE) ?? []);
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures).toEqual([...new Set(pictures)]);
});
