import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createClient } from './apollo/client.ts';
import { App } from './app.tsx';
import { routes } from './router.tsx';
import { admitTextsWithoutTags } from './trusted-types.ts';
import './styles.css';

admitTextsWithoutTags();

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
