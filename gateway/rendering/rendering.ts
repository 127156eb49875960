import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { createGuestAnswers, type GuestAnswersOptions } from './guest-answer.ts';
import { createPageTemplate } from './page-template.ts';
import { createRenderedPages, type RenderedPagesOptions } from './rendered-pages.ts';
import { loadRenderer } from './server-bundle.ts';

type RenderingOptions = GuestAnswersOptions &
  Omit<RenderedPagesOptions, 'renderer' | 'template' | 'answer'> & { webFolder: string; enabled: boolean };

/** Undefined: browsers render all screens. */
export async function createRendering(options: RenderingOptions): Promise<RequestHandler | undefined> {
  const { webFolder, shop } = options;
  const page = join(webFolder, 'shop', 'index.html');
  const renderer = options.enabled && existsSync(page) ? await loadRenderer(webFolder) : undefined;
  if (!renderer) return undefined;
  const built = readFileSync(page, 'utf8');
  const own = [...built.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, path = '']) => path);
  const sheets = new Map(
    [...own, ...renderer.styleSheets()].map((path) => [path, readFileSync(join(webFolder, 'shop', path), 'utf8')]),
  );
  const template = createPageTemplate({
    built,
    shop,
    needsScript: renderer.needsScript,
    runtimeStyles: renderer.runtimeStyles(),
    sheets,
  });
  return createRenderedPages({ ...options, renderer, template, answer: createGuestAnswers(options) });
}
