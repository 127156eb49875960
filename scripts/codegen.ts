import { CODEGEN, remake } from './steps.ts';

await remake(CODEGEN);
