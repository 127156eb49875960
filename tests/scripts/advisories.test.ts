import { expect, test } from 'vitest';
import { concerning } from '../../scripts/check/advisories.ts';

const LOCK = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.2.3' },
    'node_modules/b/node_modules/a': { version: '2.0.0-rc.1' },
    'node_modules/@scope/a': { version: '0.1.0' },
  },
};

test.each([
  ['a', '>=1.0.0 <1.2.4', true],
  ['a', '>=1.0.0 <1.2.3', false],
  ['a', '>=2.0.0-rc.0', true],
  ['a', '<1.0.0', false],
  ['b', '*', false],
])('a list of advisories: %s %s', (name, range, expected) => {
  expect(concerning(LOCK, [{ name, range, severity: 'high' }])).toHaveLength(expected ? 1 : 0);
});
