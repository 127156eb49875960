import { loadConfig } from '../gateway/config/config.ts';
import { ACCOUNTS } from '../upstream/seed/accounts.ts';
import { CODEGEN_PART, runParts, watched, webPart } from './dev/parts.ts';
import { CODEGEN, make, makeBeside, SANDBOX } from './build/steps.ts';

/** Ports of the parts; Vite serves the shop itself at PORT. */
const GATEWAY_PORT = '4010';
const UPSTREAM_PORT = '4011';

const { port, sandboxAccounts, upstreamUrl } = loadConfig();
const seeded = ACCOUNTS.map(({ role, email, password }) => `${role} ${email} ${password}`).join(',');
const publicUrl = `http://localhost:${port}`;
await make(CODEGEN);

runParts({
  codegen: CODEGEN_PART,
  gateway: watched('gateway/main.ts', ['gateway', 'schema'], {
    PORT: GATEWAY_PORT,
    PUBLIC_URL: publicUrl,
    UPSTREAM_URL: upstreamUrl ?? `http://127.0.0.1:${UPSTREAM_PORT}`,
    // The reference API runs in another process here, so the gateway cannot import its accounts.
    ...(!upstreamUrl && !sandboxAccounts && { SANDBOX_ACCOUNTS: seeded }),
  }),
  web: webPart(port, GATEWAY_PORT),
  ...(!upstreamUrl && {
    upstream: watched('upstream/main.ts', ['upstream'], { UPSTREAM_PORT, PUBLIC_URL: publicUrl }),
  }),
});

await makeBeside(SANDBOX);
