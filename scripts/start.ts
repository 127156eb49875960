import { CODEGEN, make, PICTURES, SANDBOX, WEB } from './build/steps.ts';

/** Makes what is out of date, then becomes the shop. */
await make(CODEGEN, PICTURES, SANDBOX, WEB);
await import('../gateway/main.ts');
