import { Router } from 'express';
import { findFont } from '../../pages/docs/router.ts';
import { nameOf } from '../../lib/log.ts';
import type { Metrics } from '../metrics.ts';
import { admitNonce } from '../../pages/security-headers.ts';
import { readStatus, type StatusSources } from './facts.ts';
import { renderStatus } from './page.ts';

export interface OperatorPagesOptions extends StatusSources {
  metrics: Metrics;
  shopName: string;
  webFolder: string; // has the font
}

/** operators.ts checks access. */
export function createOperatorPages({ metrics, shopName, webFolder, ...sources }: OperatorPagesOptions): Router {
  const router = Router();
  router.get('/metrics', async (_req, res) => {
    res.setHeader('cache-control', 'no-store');
    res.setHeader('content-type', metrics.contentType);
    res.end(await metrics.print());
  });
  router.get('/status', async (req, res) => {
    res.setHeader('cache-control', 'no-store');
    res.vary('accept');
    const facts = await readStatus(sources, nameOf(req));
    if (req.accepts(['html', 'json']) === 'json') return void res.json(facts);
    res.type('html').send(renderStatus(facts, { shopName, font: findFont(webFolder), nonce: admitNonce(res) }));
  });
  return router;
}
