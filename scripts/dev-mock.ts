import { loadConfig } from '../gateway/config/config.ts';
import { CODEGEN_PART, runParts, watched, webPart } from './dev/parts.ts';
import { CODEGEN, make, makeBeside, SANDBOX } from './build/steps.ts';

/** Port of the mock gateway; Vite serves the shop itself at PORT. */
const GATEWAY_PORT = '4010';

const { port } = loadConfig();
await make(CODEGEN);

runParts({
  codegen: CODEGEN_PART,
  gateway: watched('scripts/dev/mock-shop.ts', ['gateway', 'schema'], {
    PORT: GATEWAY_PORT,
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://localhost:${port}`,
  }),
  web: webPart(port, GATEWAY_PORT),
});

await makeBeside(SANDBOX);
