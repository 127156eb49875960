import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createClient } from './apollo/client.ts';
import { App } from './app.tsx';
import { routes } from './router.tsx';
import { admitTextsWithoutTags } from './trusted-types.ts';
import './styles.css';

admitTextsWithoutTags();

// Screens bring their own <title>; the page's first one would win over theirs.
document.querySelector('title')?.remove();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');
const shop = (
  <StrictMode>
    <App client={createClient()} router={createBrowserRouter(routes)} />
  </StrictMode>
);
// In slices of a few milliseconds, between which the browser answers the visitor.
startTransition(() => createRoot(root).render(shop));
// The shop works without it, only less quickly.
void import('./after-start.ts').then(({ afterStart }) => afterStart(routes)).catch(() => undefined);
