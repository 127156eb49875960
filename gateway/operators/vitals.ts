import express, { Router, type Request } from 'express';
import { RequestFault } from '../errors/http.ts';
import { addressGroup, clientAddress, type TrustedProxies } from '../limits/client-address.ts';
import { createMinuteCounts } from '../limits/minute-counts.ts';

/** By the package `web-vitals`. All in ms but CLS, which is a share of the window. */
const VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
type VitalName = (typeof VITALS)[number];

/** Screens with a series of their own; all others are `other`. */
const SCREENS = ['home', 'list', 'detail'];

export interface Vital {
  name: VitalName;
  value: number;
  screen: string;
}

const MAX_BYTES = 2_048; // a report has about 300
const MAX_PER_REPORT = 8;
const MAX_PER_MINUTE = 60; // reports of one address; a page sends one or two
const MOST = 600_000; // ms; nobody waits longer

export interface VitalsOptions {
  proxies: TrustedProxies;
  onVital: (vital: Vital) => void;
}

/** Takes what browsers report with `navigator.sendBeacon` when a page is left. */
export function createVitals({ proxies, onVital }: VitalsOptions): Router {
  const counts = createMinuteCounts();
  const router = Router();
  router.post(
    '/vitals',
    (req, res, next) => {
      // Security: another site's page cannot spoil the figures.
      if (!['same-origin', undefined].includes(req.headers['sec-fetch-site']))
        return next(new RequestFault(403, 'Only the shop’s own pages report here.'));
      if (counts.add(addressGroup(clientAddress(req, proxies)), 1) <= MAX_PER_MINUTE) return next();
      // Not counted, and not refused: a page that is being left can do nothing about it.
      res.status(204).end();
    },
    express.json({ type: 'text/plain', limit: MAX_BYTES, inflate: false }),
    (req, res) => {
      for (const vital of readReport(req)) onVital(vital);
      res.status(204).end();
    },
  );
  return router;
}

/** Throws a 400 unless the body is a JSON list of vitals. */
function readReport(req: Request): Vital[] {
  const report: unknown = req.body;
  if (!Array.isArray(report) || report.length > MAX_PER_REPORT || !report.every(isVital))
    throw new RequestFault(400, 'A report is a JSON list of {name, value, screen}, sent as text/plain.');
  return report.map(({ name, value, screen }) => ({
    name,
    value,
    screen: SCREENS.includes(screen) ? screen : 'other',
  }));
}

function isVital(item: unknown): item is Vital {
  if (typeof item !== 'object' || item === null) return false;
  const { name, value, screen } = item as Partial<Record<keyof Vital, unknown>>;
  const isKnown = (VITALS as readonly unknown[]).includes(name) && typeof screen === 'string';
  return isKnown && typeof value === 'number' && value >= 0 && value <= MOST;
}
