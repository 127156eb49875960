import { loadConfig } from '../gateway/config.ts';
import { CODEGEN_PART, runParts, watched, webPart } from './parts.ts';
import { CODEGEN, make, PICTURES } from './steps.ts';

/** Where the parts listen while developing; the shop itself is at PORT, served and hot-reloaded by Vite. */
const GATEWAY_PORT = '4010';
const UPSTREAM_PORT = '4011';

const { port, upstreamUrl } = loadConfig();
const publicUrl = `http://localhost:${port}`;
await make(CODEGEN, PICTURES);

runParts({
  codegen: CODEGEN_PART,
  gateway: watched('gateway/main.ts', ['gateway', 'schema'], {
    PORT: GATEWAY_PORT,
    PUBLIC_URL: publicUrl,
    UPSTREAM_URL: upstreamUrl ?? `http://127.0.0.1:${UPSTREAM_PORT}`,
  }),
  web: webPart(port, GATEWAY_PORT),
  ...(!upstreamUrl && {
    upstream: watched('upstream/main.ts', ['upstream'], { UPSTREAM_PORT, PUBLIC_URL: publicUrl }),
  }),
});
