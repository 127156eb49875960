// The screens of guests as HTML. It promises that a page that fails or is late goes out as the browser's to render.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '../../schema/rendered-page.ts';
import type { Catalogue } from '../cache/catalogue.ts';
import { createGuestAnswers, type GuestAnswersOptions } from './guest-answer.ts';
import { createPageSource, type PageSourceOptions, type RenderingLimits } from './page-source.ts';
import { createPageTemplate } from './page-template.ts';
import { createRenderedPages, type RenderedPages, type RenderedPagesOptions } from './rendered-pages.ts';

type RenderingOptions = GuestAnswersOptions &
  Omit<RenderedPagesOptions, 'renderer' | 'source'> &
  Omit<PageSourceOptions, 'renderer' | 'template' | 'answer' | 'catalogueVersion' | 'shop' | 'limits'> & {
    catalogue: Catalogue | undefined;
    webFolder: string;
    serverRendering: boolean;
    rendering?: RenderingLimits | undefined;
    shopName: string;
    publicUrl: string | undefined;
  };

const builtPage = (webFolder: string): string => join(webFolder, 'shop', 'index.html');
const serverBundle = (webFolder: string): string => join(webFolder, 'server', 'entry-server.js');

/** Pages whose renderer is loaded at first use. Undefined: browsers render all screens. */
export function createRendering(
  options: RenderingOptions,
): (RenderedPages & { load: () => Promise<RenderedPages> }) | undefined {
  const { serverRendering, webFolder } = options;
  if (!serverRendering || ![builtPage, serverBundle].every((file) => existsSync(file(webFolder)))) return undefined;
  let loading: Promise<RenderedPages> | undefined;
  let loaded: RenderedPages | undefined;
  const load = (): Promise<RenderedPages> => (loading ??= open(options).then((pages) => (loaded = pages)));
  return {
    load,
    kept: (req) => loaded?.kept(req),
    send: async (req, res, page) => (loaded ?? (await load())).send(req, res, page),
    answer: async (req, res, next) => (loaded ?? (await load())).answer(req, res, next),
  };
}

async function open(options: RenderingOptions): Promise<RenderedPages> {
  const { catalogue, publicUrl = '', rendering: limits, shopName, webFolder } = options;
  const shop = { name: shopName, url: publicUrl };
  const bundle = pathToFileURL(serverBundle(webFolder)).href;
  const { renderer } = (await import(bundle)) as { renderer: PageRenderer };
  const built = readFileSync(builtPage(webFolder), 'utf8');
  const own = [...built.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, path = '']) => path);
  const sheets = new Map(
    [...own, ...renderer.styleSheets()].map((path) => [path, readFileSync(join(webFolder, 'shop', path), 'utf8')]),
  );
  const template = createPageTemplate({
    built,
    https: options.https,
    shop,
    needsScript: renderer.needsScript,
    sheets,
  });
  const answer = createGuestAnswers(options);
  const catalogueVersion = (): number => catalogue?.version ?? 0;
  const source = createPageSource({ ...options, limits, shop, renderer, template, answer, catalogueVersion });
  return createRenderedPages({ ...options, renderer, source });
}
