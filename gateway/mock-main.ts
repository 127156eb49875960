import { join } from 'node:path';
import { loadConfig } from './config/config.ts';
import { MOCK_ACCOUNTS } from './mocks/people.ts';
import { startMockServer } from './mocks/server.ts';

const { port, host, publicUrl, shopName } = loadConfig();
const pictures = join(import.meta.dirname, '..', 'upstream', 'pictures');
const webFolder = join(import.meta.dirname, '..', 'web', 'dist');
const say = (lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);

const server = await startMockServer({ shopName, pictures, webFolder, onPasswordReset }, port, host);
const shopUrl = publicUrl ?? server.url;
say([
  `${shopName} is open as a mock: nothing is kept, nothing leaves this machine. Ctrl-C closes it.`,
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

/** There is no mail here: the link that it would hold is printed instead. */
function onPasswordReset(token: string): void {
  say([`Mail: set a new password at ${shopUrl}/reset_password/token/${token}`]);
}
