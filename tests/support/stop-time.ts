import { readConfig } from '../../gateway/config/config.ts';
import { closingMs } from '../../gateway/config/config.ts';

/** The most that a gateway in production may take from the signal to its end, in ms. */
export const mostMsToStop = (environment: Record<string, string>): number =>
  closingMs(readConfig({ NODE_ENV: 'production', ...environment }));
