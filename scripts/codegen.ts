import { CODEGEN, remake } from './build/steps.ts';

process.stdout.write(await remake(CODEGEN));
