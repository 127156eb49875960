import { run } from '../../scripts/build/steps.ts';

/** Vitest's global set-up. It generates code if `vitest` is started directly in a new clone. */
export async function setup(): Promise<void> {
  const { code, output } = await run(['node', 'scripts/codegen/if-stale.ts']);
  if (code !== 0) throw new Error(output);
}
