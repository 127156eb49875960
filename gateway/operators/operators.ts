import type { Server } from 'node:http';
import { Router } from 'express';
import type { Logger } from 'pino';
import { createAdminServer } from './admin-server.ts';
import { answerNotFound } from '../errors/http.ts';
import type { Health } from './health.ts';
import type { HttpLimits } from '../limits/http-server.ts';
import type { OperatingSettings } from './settings.ts';
import { requireToken } from './operator-access.ts';
import { createOperatorPages, type OperatorPagesOptions } from './status/router.ts';

export interface OperatorsOptions extends Omit<OperatorPagesOptions, 'readiness' | 'recentCalls' | 'recentErrors'> {
  operating: OperatingSettings;
  /** What connections to the port of their own are held to. */
  http: HttpLimits;
  production: boolean;
  health: Health;
  log: Logger;
}

/** What there is for those who run the gateway. */
export interface Operators {
  /** Their pages on the shop's own port, as far as they are to be had there. */
  router: Router;
  /** A server of their own; undefined: they have no port. Listens to nothing yet. */
  server: Server | undefined;
}

const PATHS = ['/metrics', '/status'];

/** Pages behind the token, if there is one; without one they are open in development, and not there in production. */
export function createOperators({
  operating,
  http,
  production,
  health,
  log,
  metrics,
  ...options
}: OperatorsOptions): Operators {
  const { adminPort, metricsToken } = operating;
  const { recentCalls, recentErrors } = metrics;
  const { readiness } = health;
  const pages = createOperatorPages({ ...options, metrics, readiness, recentCalls, recentErrors });
  const router = Router();
  if (metricsToken !== undefined) router.use(PATHS, requireToken(metricsToken));
  else if (production) router.use(PATHS, answerNotFound);
  router.use(pages);
  const server = adminPort === undefined ? undefined : createAdminServer([health.router, pages], http, log);
  return { router, server };
}
