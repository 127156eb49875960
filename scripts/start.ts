import { CODEGEN, make, PICTURES, WEB } from './steps.ts';

/** Makes what is out of date, then becomes the shop. */
await make(CODEGEN, PICTURES, WEB);
await import('../gateway/main.ts');
