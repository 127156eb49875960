import { Router } from 'express';
import { findFont } from '../../pages/docs/router.ts';
import { nameOf } from '../../lib/log.ts';
import type { Metrics } from '../metrics.ts';
import type { MetricReport } from '../metric-reports.ts';
import type { Readiness } from '../health.ts';
import type { BarOptions } from '../../pages/developer-bar.ts';
import { admitNonce } from '../../pages/security-headers.ts';
import { factsOf, type StatusPart } from './facts.ts';
import { renderStatus } from './page.ts';

/** Of all workers of this machine. */
export interface GatheredReports {
  metrics: () => Promise<readonly MetricReport[] | undefined>; // undefined: this process is the only one
  status: () => Promise<readonly StatusPart[]>;
}

export interface OperatorPagesOptions extends BarOptions {
  metrics: Metrics;
  reports: GatheredReports;
  readiness: (requestId: string) => Promise<Readiness>;
  webFolder: string; // has the font
}

/** operators.ts checks access. */
export function createOperatorPages(options: OperatorPagesOptions): Router {
  const { metrics, readiness, reports, shopName, linked, webFolder } = options;
  const router = Router();
  router.get('/metrics', async (_req, res) => {
    res.setHeader('cache-control', 'no-store');
    res.setHeader('content-type', metrics.contentType);
    res.end(await metrics.print(await reports.metrics()));
  });
  router.get('/status', async (req, res) => {
    res.setHeader('cache-control', 'no-store');
    res.vary('accept');
    const facts = factsOf(await reports.status(), await readiness(nameOf(req)));
    if (req.accepts(['html', 'json']) === 'json') return void res.json(facts);
    const nonce = req.query['refresh'] === undefined ? admitNonce(res) : undefined;
    const page = { shopName, linked, font: findFont(webFolder), nonce };
    res.type('html').send(renderStatus(facts, page));
  });
  return router;
}
