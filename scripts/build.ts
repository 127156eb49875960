import { CODEGEN, make, PICTURES, SANDBOX, WEB } from './build/steps.ts';

await make(CODEGEN, PICTURES, SANDBOX, WEB);
