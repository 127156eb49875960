import { CODEGEN, remake } from './build/steps.ts';

await remake(CODEGEN);
