import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { entryChunks, screenChunks, sheetsOf } from './built-chunks.ts';

/** Brotli bytes that a browser loads before it draws a screen. 1 kB is 1000 bytes. */
export interface Budget {
  js: number;
  css: number;
}

/** What a cold load of the product list should stay within. The build warns above it. */
export const FIRST_LOAD_BUDGET: Budget = { js: 195_000, css: 30_000 };

/** Tells what a cold load of the screen in `module` takes, with static imports and style sheets; warns above the budget. */
export function bundleBudget(module: string, budget: Budget): Plugin {
  return {
    name: 'bundle-budget',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const { js, css } = firstLoad(bundle, module);
        const found = `${module} loads ${kilobytes(js)} of JavaScript and ${kilobytes(css)} of CSS`;
        // What the build logs as mere information is not shown.
        process.stdout.write(`${found}.\n`);
        if (js >= budget.js || css >= budget.css)
          this.warn(`That is above the budget, ${kilobytes(budget.js)} and ${kilobytes(budget.css)}.`);
      },
    },
  };
}

function firstLoad(bundle: Rolldown.OutputBundle, module: string): Budget {
  const loaded = [...entryChunks(bundle), ...screenChunks(bundle, module)];
  const sheets = new Set(loaded.flatMap(sheetsOf));
  return {
    js: total(loaded.map(({ code }) => code)),
    css: total([...sheets].map((name) => requireSource(bundle, name))),
  };
}

function requireSource(bundle: Rolldown.OutputBundle, name: string): string | Uint8Array {
  const output = bundle[name];
  if (output?.type !== 'asset') throw new Error(`The build has no asset ${name}.`);
  return output.source;
}

function total(sources: (string | Uint8Array)[]): number {
  return sources.reduce((sum, source) => sum + brotliCompressSync(source).length, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
