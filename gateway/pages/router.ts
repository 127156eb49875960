// What browsers are served beside answers: the built web app, pictures, the sandbox, what search engines and service workers ask for.
import { join } from 'node:path';
import compression from 'compression';
import { Router } from 'express';
import { answerNotFound } from '../errors/http.ts';
import { createOffline } from './offline.ts';
import { createPageStatus, type PageStatusOptions } from './page-status.ts';
import { createSandbox, type SandboxAccount } from './sandbox.ts';
import { createSitemap } from './sitemap.ts';
import { createWebApp, type WebAppOptions } from './web-app.ts';

export interface PagesOptions extends PageStatusOptions, Omit<WebAppOptions, 'folder' | 'pageStatus'> {
  webFolder: string; // has `shop` and `sandbox`
  sandbox: boolean;
  offline: boolean;
  faultInjection: boolean;
  accounts: readonly SandboxAccount[]; // of the sandbox
}

/** Everything that browsers open, but pictures. */
export function createPages(options: PagesOptions): Router {
  const { accounts, faultInjection, offline, sandbox, shopName, publicUrl, webFolder } = options;
  const folder = join(webFolder, 'shop');
  const router = Router();
  router.use(compression());
  router.use('/api', answerNotFound);
  if (sandbox) {
    const built = join(webFolder, 'sandbox');
    router.use('/sandbox', createSandbox({ shopName, folder: built, accounts, faultInjection }));
  }
  router.use(createSitemap(options));
  router.use(createOffline({ webFolder, shopName, publicUrl, enabled: offline }));
  router.use(createWebApp({ ...options, folder, pageStatus: createPageStatus(options) }));
  return router;
}
