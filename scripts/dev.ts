import { loadConfig } from '../gateway/config/config.ts';
import { ACCOUNTS } from '../upstream/seed/accounts.ts';
import { CODEGEN_PART, runParts, watched, webPart } from './dev/parts.ts';
import { CODEGEN, make, PICTURES, SANDBOX } from './build/steps.ts';

/** Where the parts listen while developing; the shop itself is at PORT, served and hot-reloaded by Vite. */
const GATEWAY_PORT = '4010';
const UPSTREAM_PORT = '4011';

const { port, sandboxAccounts, upstreamUrl } = loadConfig();
const seeded = ACCOUNTS.map(({ role, email, password }) => `${role} ${email} ${password}`).join(',');
const publicUrl = `http://localhost:${port}`;
await make(CODEGEN, PICTURES, SANDBOX);

runParts({
  codegen: CODEGEN_PART,
  gateway: watched('gateway/main.ts', ['gateway', 'schema'], {
    PORT: GATEWAY_PORT,
    PUBLIC_URL: publicUrl,
    UPSTREAM_URL: upstreamUrl ?? `http://127.0.0.1:${UPSTREAM_PORT}`,
    // The reference API is a process of its own here, so the gateway can't hear of its accounts from it.
    ...(!upstreamUrl && !sandboxAccounts && { SANDBOX_ACCOUNTS: seeded }),
  }),
  web: webPart(port, GATEWAY_PORT),
  ...(!upstreamUrl && {
    upstream: watched('upstream/main.ts', ['upstream'], { UPSTREAM_PORT, PUBLIC_URL: publicUrl }),
  }),
});
