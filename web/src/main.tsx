import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createClient } from './apollo/client.ts';
import { App } from './app.tsx';
import { routes } from './router.tsx';
import './styles.css';

allowTextWithoutTags();

// Screens render their own <title>, but the page's first one would win.
document.querySelector('title')?.remove();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');
const shop = (
  <StrictMode>
    <App client={createClient()} router={createBrowserRouter(routes)} />
  </StrictMode>
);
// A transition renders in slices of a few ms, so that the browser can handle input in between.
startTransition(() => createRoot(root).render(shop));
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
