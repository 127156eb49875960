import { CODEGEN, GATEWAY, make, makeBeside, SANDBOX, WEB } from './build/steps.ts';

/** Builds what is out of date, then runs the gateway in this process. The sandbox is built once the shop is open. */
await make(CODEGEN, [WEB, GATEWAY]);
await import(new URL('../gateway/dist/start.js', import.meta.url).href);
const { loadConfig } = await import('../gateway/config/config.ts');
if (loadConfig().sandbox) await makeBeside(SANDBOX);
