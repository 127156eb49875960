import { hash, timingSafeEqual } from 'node:crypto';
import type { Server } from 'node:http';
import express, { Router, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { answerFault, answerNotFound } from '../errors/http.ts';
import type { TrustedProxies } from '../limits/client-address.ts';
import { createLimitedServer, type HttpLimits } from '../limits/http-server.ts';
import { securityHeaders } from '../pages/security-headers.ts';
import type { Health } from './health.ts';
import type { MetricReport } from './metric-reports.ts';
import { linkedPages, type LinkedPage } from '../pages/developer-bar.ts';
import { readPart, type StatusPart, type StatusSources } from './status/facts.ts';
import { createOperatorPages, type GatheredReports, type OperatorPagesOptions } from './status/router.ts';
import { createRecentVitals, createVitals } from './vitals.ts';

export interface OperatingSettings {
  adminPort: number | undefined; // undefined: no admin port
  adminHost: string;
  /** Undefined: open in development, absent in production. */
  metricsToken: string | undefined;
  drainDelayMs: number; // ms of service after /readyz says no
  maxOperationsInFlight: number;
}

/** Of this process. */
export interface ProcessReports {
  metrics: () => Promise<MetricReport>;
  status: () => StatusPart;
}

export interface OperatorsOptions
  extends
    Omit<StatusSources, 'recentCalls' | 'recentErrors' | 'recentOperations' | 'recentVitals'>,
    Omit<OperatorPagesOptions, 'readiness' | 'reports' | 'linked'> {
  /** Undefined: this process is the only one of the machine. */
  siblings: { gather: (own: ProcessReports) => GatheredReports } | undefined;
  proxies: TrustedProxies;
  operating: OperatingSettings;
  http: HttpLimits;
  production: boolean;
  sandbox: boolean; // and /docs are served
  health: Health;
  log: Logger;
}

export interface Operators {
  router: Router;
  /** Not listening yet; undefined: no admin port. */
  server: Server | undefined;
}

const PATHS = ['/metrics', '/status'];

export function createOperators({
  operating,
  http,
  production,
  proxies,
  health,
  log,
  metrics,
  siblings,
  shopName,
  sandbox,
  webFolder,
  ...sources
}: OperatorsOptions): Operators {
  const { adminPort, metricsToken } = operating;
  const { recentCalls, recentErrors, recentOperations } = metrics;
  const { readiness } = health;
  const recentVitals = createRecentVitals();
  const status = (): StatusPart => readPart({ ...sources, recentCalls, recentErrors, recentOperations, recentVitals });
  const reports = siblings?.gather({ metrics: metrics.report, status }) ?? {
    metrics: async () => undefined,
    status: async () => [status()],
  };
  const pagesWith = (links: readonly LinkedPage[]): Router =>
    createOperatorPages({ metrics, reports, readiness, shopName, linked: links, webFolder });
  const router = Router();
  // Open to everybody: browsers report here.
  router.use(
    createVitals({
      proxies,
      onVital(vital) {
        metrics.vital(vital);
        recentVitals.add(vital);
      },
    }),
  );
  if (metricsToken !== undefined) router.use(PATHS, requireToken(metricsToken));
  else if (production) router.use(PATHS, answerNotFound);
  router.use(pagesWith(linkedPages({ sandbox, production, operating })));
  const server =
    adminPort === undefined ? undefined : createAdminServer([health.router, pagesWith(['Status'])], http, log);
  return { router, server };
}

/** Security: no token. The port belongs on a network that shoppers cannot reach. */
function createAdminServer(routers: readonly Router[], limits: HttpLimits, log: Logger): Server {
  const app = express();
  app.disable('x-powered-by');
  app.use(securityHeaders({ https: false }), ...routers, answerNotFound, answerFault(log));
  return createLimitedServer(limits, app);
}

/** The token comes as `Authorization: Bearer`, or as the password of any user name. */
function requireToken(token: string): RequestHandler {
  const expected = hash('sha256', token, 'buffer');
  return (req, res, next) => {
    const [, scheme = '', value = ''] = /^(\S+) +(.*)$/.exec(req.headers.authorization ?? '') ?? [];
    const shown = scheme.toLowerCase() === 'basic' ? passwordIn(value) : value;
    // Security: comparing hashes takes the same time for every token.
    if (timingSafeEqual(hash('sha256', shown, 'buffer'), expected)) return next();
    res.setHeader(
      'www-authenticate',
      'Basic realm="Operators: any name, METRICS_TOKEN as the password", charset="UTF-8"',
    );
    res.setHeader('cache-control', 'no-store');
    res.status(401).type('text').send('This page is for operators: send `Authorization: Bearer` with METRICS_TOKEN.\n');
  };
}

function passwordIn(credentials: string): string {
  const text = Buffer.from(credentials, 'base64').toString();
  return text.slice(text.indexOf(':') + 1);
}
