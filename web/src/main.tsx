import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { LANGUAGES } from '../../schema/languages.ts';
import { createClient } from './apollo/client.ts';
import { setStale } from './apollo/staleness.ts';
import { App } from './app.tsx';
import { ENGLISH, type Shown } from './lib/language/language.tsx';
import { pageLanguage, removeLanguage } from './lib/language/page-language.ts';
import { loadRoutes } from './lib/lazy/load-routes.ts';
import { RouterView } from './lib/router/router-view.tsx';
import { createShopRouter } from './lib/router/shop-router.ts';
import { nextTask } from './lib/next-task.ts';
import { endServersPage, pageData, type PageData } from './lib/page-data.ts';
import { routes } from './router.tsx';
import { loadTranslations } from './translations.ts';
import './styles.css';

type ShopClient = ReturnType<typeof createClient>;

allowTextWithoutTags();
// From here on the app itself handles files that do not come (lib/lazy/handle-load-failure.ts).
delete document.documentElement.dataset['rendered'];

const page = pageData();
const language = pageLanguage();
void (page ? takeOver(page) : render(createClient()));

/** In short tasks, so that the page reacts in between. */
async function takeOver({ cache, stale }: PageData): Promise<void> {
  await nextTask();
  const client = createClient();
  await nextTask();
  client.cache.restore(cache);
  setStale(stale);
  await nextTask();
  const [shown, loaded] = await Promise.all([loadLanguage(), loadRoutes(routes, location.pathname)]);
  await nextTask();
  // Who goes back while the code comes is at another address, whose screen is not the server's.
  const pageAddress = new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href);
  removeLanguage(pageAddress);
  const isHere = pageAddress.pathname === location.pathname && pageAddress.search === location.search;
  if (!loaded || shown.language !== language || !isHere) return render(client, shown);
  start(client, shown, (shop) => void hydrateRoot(root(), shop));
}

async function render(client: ShopClient, known?: Shown): Promise<void> {
  const [shown] = await Promise.all([known ?? loadLanguage(), loadRoutes(routes, location.pathname)]);
  endServersPage();
  // Screens render their own, but the page's first ones would win.
  document
    .querySelectorAll('title, [name=description], [name=robots], [rel=canonical]')
    .forEach((element) => element.remove());
  start(client, shown, (shop) => createRoot(root()).render(shop));
}

/** English if the texts of the page's language do not come. */
async function loadLanguage(): Promise<Shown> {
  try {
    return { language, translations: await loadTranslations(language) };
  } catch {
    document.documentElement.lang = LANGUAGES.en.tag;
    return ENGLISH;
  }
}

function root(): HTMLElement {
  const found = document.getElementById('root');
  if (!found) throw new Error('index.html has no element #root.');
  return found;
}

/** Rendered in a transition, in slices of a few ms. The rest is optional: without it the shop is only slower. */
function start(client: ShopClient, shown: Shown, draw: (shop: ReactNode) => void): void {
  const router = createShopRouter(routes, createBrowserHistory());
  startTransition(() =>
    draw(
      <StrictMode>
        <App client={client} shown={shown}>
          <RouterView router={router} />
        </App>
      </StrictMode>,
    ),
  );
  void import('./after-start.ts').then(({ afterStart }) => afterStart(router, client)).catch(() => undefined);
}

/** TypeScript does not declare Trusted Types. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (text: string) => string | null }) => unknown;
}

/**
 * Allows text without tags to be set as HTML, as Mantine does with style sheets. The content security policy refuses
 * all other HTML, scripts and their addresses (gateway/pages/security-headers.ts).
 */
function allowTextWithoutTags(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) });
}
