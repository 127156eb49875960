import { run } from '../../scripts/build/steps.ts';

/** Vitest's global set-up: Vitest can also be started by itself, in a clone where nothing is generated yet. */
export async function setup(): Promise<void> {
  const { code, output } = await run(['node', 'scripts/codegen/if-stale.ts']);
  if (code !== 0) throw new Error(output);
}
