import { globSync, readFileSync } from 'node:fs';
import { readConfig } from '../../gateway/config/config.ts';
import { DRAIN_MS } from '../../gateway/endpoint/apollo.ts';

/** The most that a gateway in production may take from the signal to its end, in ms. */
export function mostMsToStop(environment: Record<string, string>): number {
  const found = globSync('gateway/**/*.ts').flatMap(
    (file) => /CLOSING_MS = ([\d_]+)/.exec(readFileSync(file, 'utf8')) ?? [],
  );
  const closing = Number(found[1]?.replaceAll('_', ''));
  return readConfig({ NODE_ENV: 'production', ...environment }).operating.drainDelayMs + DRAIN_MS + closing;
}
