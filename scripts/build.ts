import { CODEGEN, make, PICTURES, WEB } from './steps.ts';

await make(CODEGEN, PICTURES, WEB);
