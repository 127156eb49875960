import { join } from 'node:path';
import { loadConfig } from './config/config.ts';
import { MOCK_ACCOUNTS } from './mocks/people.ts';
import { startMockServer } from './mocks/server.ts';

const { port, host, publicUrl, shopName } = loadConfig();
const pictures = join(import.meta.dirname, '..', 'upstream', 'pictures');
const webFolder = join(import.meta.dirname, '..', 'web', 'dist');
const print = (lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);

const server = await startMockServer({ shopName, pictures, webFolder, onPasswordReset }, port, host);
const shopUrl = publicUrl ?? server.url;
print([
  `${shopName} runs as a mock: it stores nothing and connects to nothing. Press Ctrl-C to stop it.`,
  '',
  `Shop         ${shopUrl}`,
  `Sandbox      ${shopUrl}/sandbox`,
  `Reference    ${shopUrl}/docs`,
  `GraphQL      ${shopUrl}/graphql`,
  '',
  'Accounts to try',
  ...MOCK_ACCOUNTS.slice(0, 3).map(({ role, email, password }) => `${role.padEnd(12)} ${email}  ${password}`),
]);

const stop = (): void => void server.close().finally(() => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.once(signal, stop);

/** The mock shop sends no mail. */
function onPasswordReset(token: string): void {
  print([`Mail: set a new password at ${shopUrl}/reset_password/token/${token}`]);
}
