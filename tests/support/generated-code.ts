import { CODEGEN, make } from '../../scripts/steps.ts';

/** Vitest's global set-up: Vitest can also be started by itself, in a clone where nothing is generated yet. */
export async function setup(): Promise<void> {
  await make(CODEGEN);
}
