import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Router } from 'express';
import { admitNonce } from '../security-headers.ts';
import type { BarOptions } from '../developer-bar.ts';
import { readShownExamples } from './examples.ts';
import { NONCE, renderDocs } from './page.ts';

/** The page is made once. Each answer gets its own nonce. */
export function createDocs({ webFolder, ...bar }: BarOptions & { webFolder: string | undefined }): Router {
  const router = Router();
  const render = async () =>
    renderDocs({ ...bar, font: webFolder && findFont(webFolder), examples: await readShownExamples() });
  // The promise is kept, and not the page: those who come while it is made wait for the same one.
  let page: Promise<string> | undefined;
  router.get('/', async (_req, res) => {
    page ??= render();
    const text = await page.catch((error: unknown) => {
      page = undefined;
      throw error;
    });
    const nonce = admitNonce(res);
    res.setHeader('cache-control', 'no-store');
    res.type('html').send(text.replaceAll(NONCE, () => nonce));
  });
  return router;
}

/** The name of the built file has a hash in it. */
export function findFont(webFolder: string): string | undefined {
  const assets = join(webFolder, 'assets');
  const file =
    existsSync(assets) && readdirSync(assets).find((name) => /^figtree-english-wght-normal.*\.woff2$/.test(name));
  return file ? `/assets/${file}` : undefined;
}
