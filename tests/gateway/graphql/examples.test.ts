import { describe, expect, test } from 'vitest';
import { MOCK_ACCOUNTS } from '../../../gateway/mocks/seed.ts';
import type { Ask, ExampleAccount } from '../../../schema/examples/example-shop.ts';
import { EXAMPLES, runExample } from '../../support/graphql/examples.ts';
import { openMockShop } from '../../support/servers/mock-shop.ts';
import { type Visitor } from '../../support/servers/shop.ts';
import { ACCOUNTS } from '../../../upstream/seed/accounts.ts';
import { shopForTests } from '../../support/servers/for-tests.ts';

/** The account for each role of the schema. */
const ROLES = { USER: 'user', ADMIN: 'admin', SUPER_ADMIN: 'superAdmin' } as const;
type Role = keyof typeof ROLES;

const roleOf = (role: string | null): Role => (role && role in ROLES ? (role as Role) : 'USER');

/** Codes of a mutation that succeeded. Only a mailed link can reset a password. */
const DONE =
  /^(ADDED|UPDATED|QUANTITY_UPDATED|REMOVED|CLEARED|(IN|DE)CREMENTED|REGISTERED|LOGGED_(IN|OUT)|EMAIL_SENT|SAVED|MARKED|UNDONE|PLACED|CREATED|DELETED|(PRODUCT|ORDER)_REMOVED|ALREADY_EXISTS)$/;

function expectDone(name: string, answer: unknown): void {
  if (name === 'ResetPassword') expect(answer).toMatchObject({ code: 'TOKEN_EXPIRED_OR_INVALID' });
  else if (answer && typeof answer === 'object' && 'code' in answer) expect(answer.code).toMatch(DONE);
  // A shopper without orders gets no order, and one without a review no review.
  else if (!['Order', 'MyReview'].includes(name)) expect(answer).toBeTruthy();
}

function throwing(answer: { data: unknown; errors: readonly { message: string }[] }): unknown {
  if (answer.errors.length > 0) throw new Error(answer.errors.map(({ message }) => message).join());
  return answer.data;
}

describe('every example of the sandbox works, twice over,', () => {
  describe('in the seeded shop', () => {
    const shop = shopForTests();
    const visitors: Partial<Record<Role, Promise<Visitor>>> = {};

    test.each(EXAMPLES)('$name', async (example) => {
      const role = roleOf(example.role);
      // These two end the session, so they get a visitor of their own.
      const ends = ['Login', 'Logout'].includes(example.name);
      const visitor = ends ? await shop.as(ROLES[role]) : await (visitors[role] ??= shop.as(ROLES[role]));
      const ask: Ask = async <Data>(document: string, variables?: Record<string, unknown>) =>
        throwing(await visitor.query(document, variables)) as Data;
      const account = ACCOUNTS.find((known) => known.role === ROLES[role]) as ExampleAccount;
      const given = { email: account.email, password: account.password };
      for (const _time of [1, 2]) {
        expectDone(example.name, await runExample(example, ask, given));
        if (ends) return;
      }
    });
  });

  describe('in the mock shop', () => {
    const shop = openMockShop();

    test.each(EXAMPLES)('$name', async (example) => {
      const role = roleOf(example.role);
      const { email, password } = MOCK_ACCOUNTS.find((known) => known.role === role) as ExampleAccount;
      const caller = await shop.login(email, password);
      const ask: Ask = async <Data>(document: string, variables?: Record<string, unknown>) =>
        throwing(await caller.ask(document, variables)) as Data;
      for (const _time of [1, 2]) expectDone(example.name, await runExample(example, ask, { email, password }));
    });
  });
});
