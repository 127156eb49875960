import { loadConfig } from '../gateway/config/config.ts';
import { CODEGEN_PART, runParts, watched, webPart } from './dev/parts.ts';
import { CODEGEN, make, SANDBOX } from './build/steps.ts';

/** Where the mock gateway listens; the shop itself is at PORT, served and hot-reloaded by Vite. */
const GATEWAY_PORT = '4010';

const { port } = loadConfig();
await make(CODEGEN, SANDBOX);

runParts({
  codegen: CODEGEN_PART,
  gateway: watched('gateway/mock-main.ts', ['gateway', 'schema'], {
    PORT: GATEWAY_PORT,
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://localhost:${port}`,
  }),
  web: webPart(port, GATEWAY_PORT),
});
