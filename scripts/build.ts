import { CODEGEN, GATEWAY, make, SANDBOX, WEB } from './build/steps.ts';

await make(CODEGEN, [SANDBOX, WEB, GATEWAY]);
