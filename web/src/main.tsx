import { setNonce } from 'get-nonce';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { LANGUAGES } from '../../schema/languages.ts';
import { createClient } from './apollo/client.ts';
import { isStale } from './apollo/staleness.ts';
import { App } from './app.tsx';
import { ENGLISH, type Shown } from './lib/language/language.tsx';
import { pageLanguage, removeLanguage } from './lib/language/page-language.ts';
import { endServersPage, isServersPage, pageData, type PageData } from './lib/page-data.ts';
import { loadRoutes, routes, ShopRouter } from './router.tsx';
import { pageNonce } from './theme/mantine.tsx';
import { loadTranslations } from './translations.ts';
import './styles.css';

type ShopClient = ReturnType<typeof createClient>;

allowTextWithoutTags();
letTransitionsBeSkipped();
// For the style sheet that keeps the page behind a dialog from scrolling.
setNonce(pageNonce());
// From here on the app itself handles files that do not come (start/load-failure.ts).
delete document.documentElement.dataset['rendered'];

const page = pageData();
const language = pageLanguage();
void (page ? takeOver(page) : render(createClient()));

/** Lets the browser handle input and draw before more is done. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** In short tasks, so that the page reacts in between. */
async function takeOver({ cache, stale }: PageData): Promise<void> {
  await nextTask();
  const client = createClient();
  await nextTask();
  client.cache.restore(cache);
  isStale(stale);
  await nextTask();
  const [shown, loaded] = await Promise.all([loadLanguage(), loadRoutes(location.pathname)]);
  await nextTask();
  // Who goes back while the code comes is at another address, whose screen is not the server's.
  const pageAddress = new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href);
  removeLanguage(pageAddress);
  const isHere = () => pageAddress.pathname === location.pathname && pageAddress.search === location.search;
  if (!loaded || shown.language !== language || !isHere()) return render(client, shown);
  // From here on they would get the other address's screen on this page: React (19.3) does not notice it. So the router must not hear of it.
  window.addEventListener('popstate', (event) => {
    if (!isServersPage() || isHere()) return;
    event.stopImmediatePropagation();
    location.reload();
  });
  // Where the router was before, the browser leaves the scrolling to it. Elsewhere the browser has scrolled the page. Data tell the
  // router so; it reads nothing of them.
  const isScrolled = history.scrollRestoration === 'auto' || scrollY > 0;
  const router = createBrowserRouter(routes, isScrolled ? { hydrationData: { loaderData: {} } } : {});
  // A transition is rendered in slices of a few ms.
  startTransition(() => void hydrateRoot(root(), shop(client, shown, router)));
  loadTheRest(client);
}

async function render(client: ShopClient, known?: Shown): Promise<void> {
  const [shown] = await Promise.all([known ?? loadLanguage(), loadRoutes(location.pathname)]);
  endServersPage();
  // Screens render their own, but the page's first ones would win.
  document
    .querySelectorAll('title, [name=description], [name=robots], [rel=canonical]')
    .forEach((element) => element.remove());
  createRoot(root()).render(shop(client, shown, createBrowserRouter(routes)));
  loadTheRest(client);
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

function shop(client: ShopClient, shown: Shown, router: ReturnType<typeof createBrowserRouter>): ReactNode {
  return (
    <StrictMode>
      <App client={client} shown={shown} styleNonce={pageNonce()}>
        <ShopRouter router={router} />
      </App>
    </StrictMode>
  );
}

/** Optional: without it the shop is only slower. */
const loadTheRest = (client: ShopClient): void =>
  void import('./later.ts').then(({ startTheRest }) => startTheRest(client)).catch(() => undefined);

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

/** A second press during a cross-fade skips it. React Router does not tell the browser that this is no fault. */
function letTransitionsBeSkipped(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && event.reason.message.startsWith('Transition was'))
      event.preventDefault();
  });
}
