import { CODEGEN, make } from '../build/steps.ts';

/** Does nothing where nothing has changed: what it writes lies in a watched folder, and would start it again for ever. */
await make(CODEGEN);
