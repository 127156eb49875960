import { ApolloClient, ApolloLink } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import type { DocumentNode } from 'graphql';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom';
import { of } from 'rxjs';
import type { PageAnswer, PagePlan, PageRenderer, RenderedPage, ShopFacts } from '../../schema/rendered-page.ts';
import type { Language } from '../../schema/languages.ts';
import { createCache } from './apollo/cache.ts';
import { requireHash } from './apollo/operation-request.ts';
import { isStale } from './apollo/staleness.ts';
import { App } from './app.tsx';
import { firstScreen } from './features/products/first-requests.ts';
import { readListParams, writeListParams } from './features/products/list/list-params.ts';
import { HomeDocument } from './generated/products-home.ts';
import { ProductDetailDocument } from './generated/products-detail.ts';
import { ProductListDocument } from './generated/products-list.ts';
import { textIn, type Translations } from './lib/language/messages.ts';
import type { PageData } from './lib/page-data.ts';
import { paths, productPath } from './lib/paths.ts';
import { scriptText } from './lib/script-text.ts';
import { nameShop } from './lib/shop-name.ts';
import { pageMetadata } from './metadata/page-metadata.tsx';
import type { Names } from './metadata/structured-data.ts';
import { loadRoutes, routes } from './router.tsx';
import { productText } from './shared/product/messages.ts';
import { shellText } from './shell/messages.ts';
import { loadTranslations } from './translations.ts';

declare global {
  /** Files of each screen, in web/dist/shop/assets. Set by web/server-bundle-plugin.ts. */
  const SERVER_SCREEN_FILES: Partial<Record<string, string[]>>;
}

const UNKNOWN_PATH = '/-';
const ANY_HOST = 'https://shop.invalid';
const MODULES: Record<string, string> = {
  [paths.home]: 'features/products/home/home-page.tsx',
  [paths.products]: 'features/products/list/list-page.tsx',
  [paths.product]: 'features/products/detail/detail-page.tsx',
  [paths.about]: 'features/about/about-page.tsx',
  '*': 'features/errors/not-found-page.tsx',
};
/** Loaded before the app takes a page of the language over. */
const TRANSLATION_MODULES: Partial<Record<Language, string>> = { hi: 'src/hindi.ts' };
const DOCUMENTS: readonly DocumentNode[] = [HomeDocument, ProductListDocument, ProductDetailDocument];

// Rendering is synchronous, so the code of all screens is loaded before.
await Promise.all(
  [...Object.values(paths), UNKNOWN_PATH].filter((path) => routeOf(path) in MODULES).map((path) => loadRoutes(path)),
);
const staticHandler = createStaticHandler(routes);
const TRANSLATIONS: Record<Language, Translations | undefined> = { en: undefined, hi: await loadTranslations('hi') };

function routeOf(pathname: string): string {
  return matchRoutes(routes, pathname)?.at(-1)?.route.path ?? '';
}

function plan(pathname: string, search: string): PagePlan | undefined {
  // React Router would write a warning to the log.
  if (!isDecodable(pathname)) return undefined;
  const route = routeOf(pathname);
  if (!Object.hasOwn(MODULES, route)) return undefined;
  const query = new URLSearchParams(search);
  if (route === '*') return { address: UNKNOWN_PATH, operation: undefined };
  if (route === paths.products) {
    const params = writeListParams(readListParams(query)).toString();
    return planOf(params ? `${paths.products}?${params}` : paths.products);
  }
  if (route !== paths.product) return planOf(route);
  const id = pathname.split('/').findLast((part) => part !== '') ?? '';
  return /^[\w-]+$/.test(id) ? planOf(productPath(id)) : undefined;
}

function isDecodable(pathname: string): boolean {
  try {
    return decodeURI(pathname) !== '';
  } catch {
    return false;
  }
}

function planOf(address: string): PagePlan {
  const { pathname, searchParams } = new URL(address, ANY_HOST);
  const request = firstScreen(pathname, searchParams)?.request;
  return { address, operation: request && { hash: request.hash, variables: request.variables } };
}

async function render(
  { address, operation }: PagePlan,
  answer: PageAnswer,
  shop: ShopFacts,
  language: Language,
  nonce: string,
): Promise<RenderedPage> {
  const translations = TRANSLATIONS[language];
  const client = new ApolloClient({
    cache: createCache(),
    // The one operation of the page has its answer already.
    link: new ApolloLink(() => of(answer as ApolloLink.Result)),
    ssrMode: true,
    devtools: { enabled: false },
  });
  const isWhole = !answer.errors;
  const document = DOCUMENTS.find((known) => requireHash(known) === operation?.hash);
  if (isWhole && document && operation) {
    // Otherwise the first run would find no data, and a second one would be needed.
    client.writeQuery({ query: document, variables: operation.variables, data: answer.data });
  }
  const stale = answer.extensions?.stale ?? false;
  const { router, context } = await routerAt(address);
  let cpuMs = 0;
  const { result } = await prerenderStatic({
    tree: (
      // Without <html>, React would have no head for titles. It must not change the ids that React makes.
      <html>
        <body>
          <StrictMode>
            <App client={client} shown={{ language, translations }} styleNonce={nonce}>
              {/* `hydrate` would write a script, which the policy refuses. There are no data of the router. */}
              <StaticRouterProvider router={router} context={context} hydrate={false} />
            </App>
          </StrictMode>
        </body>
      </html>
    ),
    context: { client },
    renderFunction: (tree) => {
      // Nothing else runs between this and the end of the rendering.
      nameShop(shop.name, shop.url);
      isStale(stale);
      const before = process.threadCpuUsage();
      const html = renderToString(tree);
      const { user, system } = process.threadCpuUsage(before);
      cpuMs += (user + system) / 1000;
      return html;
    },
  });
  const { head, body } = partsOf(result);
  const cache = client.extract() as PageData['cache'];
  const status = statusOf(address, operation, answer);
  return {
    status,
    head:
      head +
      linksOf(routeOf(address), language) +
      (status === 404 ? '' : pageMetadata(address, answer, shop, namesIn(language), head)),
    body,
    data: scriptText(isWhole ? ({ cache, stale } satisfies PageData) : null),
    cpuMs,
  };
}

async function routerAt(address: string) {
  const context = await staticHandler.query(new Request(new URL(address, ANY_HOST)));
  if (context instanceof Response) throw new Error(`${address} redirects.`);
  return { context, router: createStaticRouter(staticHandler.dataRoutes, context) };
}

/** No text contains these tags: React escapes them. */
function partsOf(html: string): { head: string; body: string } {
  const [, head, body] = /^(?:<!DOCTYPE html>)?<html><head>(.*?)<\/head><body>(.*)<\/body><\/html>$/su.exec(html) ?? [];
  if (head === undefined || body === undefined) throw new Error('React has rendered an unknown form of page.');
  return { head, body };
}

function statusOf(
  address: string,
  operation: PagePlan['operation'],
  { data, errors }: PageAnswer,
): RenderedPage['status'] {
  const found = (data ?? {}) as { product?: unknown; products?: { items: unknown[] } | null; featured?: unknown };
  if (errors) {
    if (found.product || found.products || found.featured) return 200;
    // The address asks for what no list has, such as a page beyond the last possible one.
    return errors.every(({ extensions }) => extensions?.['code'] === 'BAD_USER_INPUT') ? 400 : 503;
  }
  const isBeyond = Number(operation?.variables['page'] ?? 1) > 1 && found.products?.items.length === 0;
  return address === UNKNOWN_PATH || isBeyond || ('product' in found && found.product === null) ? 404 : 200;
}

/** `data-screen`: start/load-failure.ts. */
function linksOf(route: string, language: Language): string {
  const files = [MODULES[route], TRANSLATION_MODULES[language]].flatMap(
    (module) => SERVER_SCREEN_FILES[module ?? ''] ?? [],
  );
  return files
    .map((file) => {
      const place = `crossorigin href="/assets/${file}">`;
      if (file.endsWith('.css')) return `<link data-screen rel="stylesheet" ${place}`;
      if (file.endsWith('.woff2')) return `<link rel="preload" as="font" type="font/woff2" ${place}`;
      return `<link data-screen data-later ${place}`;
    })
    .join('');
}

function styleSheets(): string[] {
  const files = Object.values(SERVER_SCREEN_FILES).flatMap((screen) => screen ?? []);
  return [...new Set(files)].filter((file) => file.endsWith('.css')).map((file) => `/assets/${file}`);
}

function namesIn(language: Language): Names {
  const { home, products } = textIn(TRANSLATIONS[language], shellText);
  return { language, home, products, category: textIn(TRANSLATIONS[language], productText).category };
}

function needsScript(language: Language): string {
  return textIn(TRANSLATIONS[language], shellText).needsScript;
}

export const renderer: PageRenderer = { plan, render, needsScript, styleSheets };
