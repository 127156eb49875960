import { resolve } from 'node:path';
import { loadConfig } from '../../gateway/config/config.ts';
import { MOCK_ACCOUNTS } from '../../gateway/mocks/seed.ts';
import { startMockServer } from '../../gateway/mocks/server.ts';
import { pictureRoutes } from '../../upstream/pictures.routes.ts';

const { port, host, publicUrl, shopName } = loadConfig();
const pictures = pictureRoutes(resolve('upstream/pictures'), (error) => print([String(error)]));
const webFolder = resolve('web/dist');
const print = (lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);

const server = await startMockServer({ shopName, pictures, webFolder, onPasswordReset }, port, host);
const shopUrl = publicUrl ?? server.url;
print([
  `${shopName} runs as a mock: it stores nothing and connects to nothing. Press Ctrl-C to stop it.`,
  '',
  `Shop         ${shopUrl}`,
  `Sandbox      ${shopUrl}/sandbox`,
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
