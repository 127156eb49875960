import type { Server } from 'node:http';
import { Router } from 'express';
import type { Logger } from 'pino';
import { createAdminServer } from './admin-server.ts';
import { answerNotFound } from '../errors/http.ts';
import type { Health } from './health.ts';
import type { HttpLimits } from '../limits/http-server.ts';
import { requireToken } from './operator-access.ts';
import { createOperatorPages, type OperatorPagesOptions } from './status/router.ts';

/** How the gateway is watched, how much it takes on, and how it stops. */
export interface OperatingSettings {
  /** Port of the metrics, the status page and the health checks alone; undefined: there is none. */
  adminPort: number | undefined;
  /** Address that this port listens on. */
  adminHost: string;
  /** Token for /metrics and /status on the shop's port; undefined: open in development, absent in production. */
  metricsToken: string | undefined;
  /** How long the gateway goes on serving once /readyz says no, in ms. */
  drainDelayMs: number;
  /** Operations in flight at a time, however quick they are. */
  maxOperationsInFlight: number;
}

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
