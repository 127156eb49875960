import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testsOf } from '../../scripts/test/tests-of.ts';

const ALL = globSync('tests/**/*.test.{ts,tsx}');

test.each([
  ['gateway/domains/cart/cart.resolvers.ts', /^tests\/gateway\/domains\/cart\./],
  ['gateway/rest/client.ts', /^tests\/gateway\/rest\//],
  ['web/src/features/products/list/list-page.tsx', /^tests\/web\/products\//],
  ['web/src/ui/toast/toast.ts', /^tests\/web\/ui\//],
  ['upstream/cart/cart.routes.ts', /^tests\/upstream\/cart\./],
  ['schema/rules.ts', /^tests\/schema\//],
  ['tests/upstream/cart.test.ts', /^tests\/upstream\/cart\.test\.ts$/],
])('a change in %s is tested by its folder’s tests', (file, expected) => {
  const { tests, untested } = testsOf([file], ALL);
  expect(tests).not.toEqual([]);
  expect(tests.filter((test) => !expected.test(test))).toEqual([]);
  expect(untested).toEqual([]);
});

test('a file whose folder has no tests is named', () => {
  expect(testsOf(['gateway/app.ts', 'tests/support/rest.ts'], ALL)).toEqual({
    tests: [],
    untested: ['gateway/app.ts', 'tests/support/rest.ts'],
  });
});
