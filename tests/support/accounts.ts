import { ACCOUNTS } from '../../upstream/seed/accounts.ts';
import type { RunningGateway } from './servers/gateway.ts';

export const PASSWORD = 'Marigold#1';

type Account = (typeof ACCOUNTS)[number];

/** The seeded account of a role. */
export function seededAccount(role: Account['role']): Account {
  const found = ACCOUNTS.find((account) => account.role === role);
  if (!found) throw new Error(`The seed has no ${role}.`);
  return found;
}

/** Registers a new account with `PASSWORD`; returns its e-mail address. */
export async function openAccount({ query }: Pick<RunningGateway, 'query'>): Promise<string> {
  const email = `meera.${crypto.randomUUID()}@example.com`;
  const { data } = await query<{ register: { code: string } }>(
    'mutation ($input: RegisterInput!) { register(input: $input) { code } }',
    { input: { name: 'Meera', email, password: PASSWORD, mobile: '9876543210' } },
  );
  if (data.register.code !== 'REGISTERED') throw new Error(`No account could be opened: ${data.register.code}`);
  return email;
}

/** Returns the code of the answer, or that of its error. */
export async function changePassword(
  { query }: Pick<RunningGateway, 'query'>,
  email: string,
  newPassword: string,
  currentPassword = PASSWORD,
): Promise<unknown> {
  const { data, errors } = await query<{ changePassword: { code: string } }>(
    'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { code } }',
    { input: { email, currentPassword, newPassword } },
  );
  return errors[0]?.extensions?.['code'] ?? data.changePassword.code;
}
