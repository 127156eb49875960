import type { Logger } from 'pino';
import type { Handler } from '../endpoint/fast-path.ts';
import type { AllowedHosts } from '../limits/allowed-hosts.ts';
import type { FileCounter } from '../limits/rate-limit.ts';
import type { PageOutcome } from './page-source.ts';
import type { RenderedPages } from './rendered-pages.ts';

export interface PageFastPathOptions {
  pages: RenderedPages;
  isAllowedHost: AllowedHosts;
  countFile: FileCounter | undefined; // undefined: no limit
  log: Logger;
  onPage: (outcome: PageOutcome) => void;
}

/**
 * Sends pages from memory without Express, in a third of the time. All other requests go to `fallback`, and so does
 * every request that is to be refused or logged.
 */
export function createPageFastPath(options: PageFastPathOptions, fallback: Handler): Handler {
  const { pages, isAllowedHost, countFile, log, onPage } = options;
  return (req, res) => {
    const page = req.method === 'GET' && isAllowedHost(req) && !log.isLevelEnabled('debug') && pages.kept(req);
    if (!page || countFile?.(req)) return fallback(req, res);
    onPage('cached');
    // Express then tries it again, and logs what is wrong.
    pages.send(req, res, page).catch(() => fallback(req, res));
  };
}
