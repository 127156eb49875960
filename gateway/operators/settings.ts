import { isIP } from 'node:net';
import type { SettingReaders } from '../lib/env.ts';

/** How the gateway is watched, how much it takes on, and how it stops. */
export interface OperatingSettings {
  /** Port of the metrics, the status page and the health checks alone; undefined: there is none. */
  adminPort: number | undefined;
  /** Address that this port listens on. */
  adminHost: string;
  /** What /metrics and /status of the shop's own port want to be shown; undefined: open in development, not there in production. */
  metricsToken: string | undefined;
  /** How long it goes on serving, in ms, once /readyz says no. */
  drainDelayMs: number;
  /** Operations that may be run at a time, however quick they are. */
  maxOperationsInFlight: number;
}

/** A token this short could be guessed. */
const MIN_TOKEN_LENGTH = 16;
/** Seconds in which a load balancer that looks at /readyz every other second has noticed. */
const PRODUCTION_DRAIN_SECONDS = 5;
/** With about 50 kB each, operations in flight take 100 MB at most. */
const MAX_OPERATIONS = 2_000;

export function readOperatingSettings(
  { count, milliseconds, port, problems, text }: SettingReaders,
  production: boolean,
): OperatingSettings {
  const metricsToken = text('METRICS_TOKEN');
  if (metricsToken !== undefined && metricsToken.length < MIN_TOKEN_LENGTH) {
    problems.push(`METRICS_TOKEN needs at least ${MIN_TOKEN_LENGTH} characters. To make one: openssl rand -base64 24`);
  }
  // Whoever reaches that port sees all of it, so at first nobody does from elsewhere.
  const adminHost = text('ADMIN_HOST') ?? '127.0.0.1';
  if (!isIP(adminHost) && !/^[a-z\d.-]+$/i.test(adminHost)) {
    problems.push(`ADMIN_HOST must be an address or a name of this machine, such as 0.0.0.0, but is "${adminHost}".`);
  }
  return {
    adminPort: text('ADMIN_PORT') === undefined ? undefined : port('ADMIN_PORT', 0),
    adminHost,
    metricsToken,
    drainDelayMs: milliseconds('DRAIN_DELAY_SECONDS', production ? PRODUCTION_DRAIN_SECONDS : 0, 0),
    maxOperationsInFlight: count('MAX_OPERATIONS_IN_FLIGHT', MAX_OPERATIONS),
  };
}
