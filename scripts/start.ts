import { CODEGEN, make, SANDBOX, WEB } from './build/steps.ts';

/** Builds what is out of date, then runs the gateway in this process. */
await make(CODEGEN, [SANDBOX, WEB]);
await import('../gateway/main.ts');
