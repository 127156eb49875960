import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../cache/catalogue.ts';
import { createGuestAnswers, type GuestAnswersOptions } from './guest-answer.ts';
import { createPageSource, type PageSourceOptions, type RenderingLimits } from './page-source.ts';
import { createPageTemplate } from './page-template.ts';
import { createRenderedPages, type RenderedPages, type RenderedPagesOptions } from './rendered-pages.ts';
import { loadRenderer } from './server-bundle.ts';

type RenderingOptions = GuestAnswersOptions &
  Omit<RenderedPagesOptions, 'renderer' | 'template' | 'source'> &
  Omit<PageSourceOptions, 'renderer' | 'template' | 'answer' | 'catalogueVersion' | 'shop' | 'limits'> & {
    catalogue: Catalogue | undefined;
    webFolder: string;
    serverRendering: boolean;
    rendering?: RenderingLimits | undefined;
    shopName: string;
    publicUrl: string | undefined;
  };

/** Undefined: browsers render all screens. */
export async function createRendering(options: RenderingOptions): Promise<RenderedPages | undefined> {
  const { catalogue, publicUrl = '', rendering: limits, serverRendering, shopName, webFolder } = options;
  const shop = { name: shopName, url: publicUrl };
  const page = join(webFolder, 'shop', 'index.html');
  const renderer = serverRendering && existsSync(page) ? await loadRenderer(webFolder) : undefined;
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
  const answer = createGuestAnswers(options);
  const catalogueVersion = (): number => catalogue?.version ?? 0;
  const source = createPageSource({ ...options, limits, shop, renderer, template, answer, catalogueVersion });
  return createRenderedPages({ ...options, renderer, template, source });
}
