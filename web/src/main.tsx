import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { LANGUAGES } from '../../schema/languages.ts';
import { createClient } from './apollo/client.ts';
import { setStale } from './apollo/staleness.ts';
import { App } from './app.tsx';
import { ENGLISH, type Shown } from './lib/language/language.tsx';
import { pageLanguage, removeLanguage } from './lib/language/page-language.ts';
import { loadRoutes } from './lib/lazy/load-routes.ts';
import { takePageData } from './lib/page-data.ts';
import { routes } from './router.tsx';
import { loadTranslations } from './translations.ts';
import './styles.css';

allowTextWithoutTags();

const client = createClient();
const page = takePageData();
const language = pageLanguage();
if (page) {
  client.cache.restore(page.cache);
  setStale(page.stale);
  // Who goes back while the code comes is at another address, whose screen is not the server's.
  const pageAddress = new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href);
  removeLanguage(pageAddress);
  const isHere = (): boolean => pageAddress.pathname === location.pathname && pageAddress.search === location.search;
  void Promise.all([loadLanguage(), loadRoutes(routes, location.pathname)]).then(([shown, loaded]) =>
    show(shown, loaded && shown.language === language && isHere()),
  );
} else void loadLanguage().then((shown) => show(shown, false));

/** English if the texts of the page's language do not come. */
async function loadLanguage(): Promise<Shown> {
  try {
    return { language, translations: await loadTranslations(language) };
  } catch {
    document.documentElement.lang = LANGUAGES.en.tag;
    return ENGLISH;
  }
}

/** `takeOver`: the page is the server's, and the code of its screen is here. */
function show(shown: Shown, takeOver: boolean): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element #root.');
  const shop = (
    <StrictMode>
      <App client={client} shown={shown} fromServer={takeOver}>
        <RouterProvider router={createBrowserRouter(routes)} />
      </App>
    </StrictMode>
  );
  // A transition renders in slices of a few ms, so that the browser can handle input in between.
  startTransition(() => {
    if (takeOver) return void hydrateRoot(root, shop);
    // Screens render their own, but the page's first ones would win.
    document.querySelectorAll('title, [name=description], [rel=canonical]').forEach((element) => element.remove());
    createRoot(root).render(shop);
  });
}
// Optional: without it the shop is only slower.
void import('./after-start.ts').then(({ afterStart }) => afterStart(routes)).catch(() => undefined);

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
