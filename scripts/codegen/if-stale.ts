import { CODEGEN, make } from '../build/steps.ts';

/** Runs only after a change: it writes into a folder that is watched, so it would otherwise start itself again and again. */
await make(CODEGEN);
