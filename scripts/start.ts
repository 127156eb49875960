import { CODEGEN, GATEWAY, make, SANDBOX, WEB } from './build/steps.ts';

/** Builds what is out of date, then runs the gateway in this process. */
await make(CODEGEN, [SANDBOX, WEB, GATEWAY]);
await import(new URL('../gateway/dist/start.js', import.meta.url).href);
