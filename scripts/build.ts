import { CODEGEN, make, PICTURES, SANDBOX, WEB } from './steps.ts';

await make(CODEGEN, PICTURES, SANDBOX, WEB);
