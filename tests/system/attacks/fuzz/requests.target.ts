import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { readConfig } from '../../../../gateway/config/config.ts';
import { buildSmallWeb } from '../../../support/browser/built-web.ts';
import { startGateway } from '../../../support/servers/gateway.ts';
import { serve } from '../../../support/http.ts';
import { keptLog } from '../../../support/log.ts';
import { PATIENCE_MS, takeAlarms } from './oracle.ts';
import { plausibleApi } from './plausible-api.ts';
import type { Target } from './target.ts';
import { bytesOf, QUERY, wireShots, type WireShot } from './wire-requests.ts';

/** Writes pieces of bytes to a server. Returns what it sends until it closes the connection or pauses for long. */
function say(port: number, pieces: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let said = '';
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`The server neither answered nor hung up: ${said.slice(0, 500)}`));
    }, PATIENCE_MS);
    const end = (): void => {
      clearTimeout(timer);
      resolve(said);
    };
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => (said += chunk));
    socket.on('error', end);
    socket.on('close', end);
    socket.on('connect', () => {
      for (const piece of pieces) socket.write(piece, 'latin1');
    });
  });
}

/** The status of each response. No body of the gateway contains such a line. */
const statusesIn = (said: string): number[] =>
  [...said.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

/** Any bytes on a connection: each request gets one response, and invalid bytes end the connection. */
export const REQUESTS: Target<WireShot> = {
  name: 'requests',
  shots: wireShots,
  found: [
    {
      production: false,
      requests: ['a body that comes whole', 'a\r\n b'].map((token) => ({
        method: 'HEAD',
        address: '/graphql',
        headers: [['token', token]],
        body: `{"query":"${QUERY}"}`,
        framing: 'length',
      })),
    },
  ],
  async open() {
    const { log, lines } = keptLog();
    const folder = mkdtempSync(join(tmpdir(), 'haat-test-'));
    const webFolder = buildSmallWeb(folder);
    mkdirSync(join(webFolder, 'sandbox'), { recursive: true });
    writeFileSync(join(webFolder, 'sandbox', 'index.html'), '<!doctype html><head></head>');
    const api = await serve(plausibleApi);
    const { protection } = readConfig({});
    // Short limits, since the default waits 30 s for a missing body.
    const http = { ...protection.http, headersMs: 300, requestMs: 600, keepAliveMs: 1_000 };
    const options = {
      upstreamUrl: api.url,
      log,
      webFolder,
      protection: { http },
      // Thousands of requests per minute.
      without: ['rates', 'registered only'] as const,
    };
    const development = await startGateway(options);
    const live = await startGateway({ ...options, production: true });
    const secrets = [
      new URL(api.url).host,
      'a-token-of-the-api',
      'SECRET',
      process.cwd(),
      'node_modules',
      'root:x:',
      '"devDependencies"',
    ];
    const portOf = ({ url }: { url: string }): number => Number(new URL(url).port);
    return {
      async fire(shot) {
        const said = await say(portOf(shot.production ? live : development), bytesOf(shot));
        const statuses = statusesIn(said).filter((status) => status >= 200);
        expect(statuses.length, said.slice(0, 1_000)).toBeLessThanOrEqual(shot.requests.length);
        for (const status of statuses)
          expect(status === 503 || status === 505 || status < 500, said.slice(0, 1_000)).toBe(true);
        for (const secret of secrets) expect(said).not.toContain(secret);
        // No sent text becomes a response header.
        expect(said).not.toMatch(/^x-evil:/im);
        const alive = await fetch(`${live.url}/healthz`);
        expect([alive.status, await alive.text()]).toEqual([200, '{"status":"ok"}']);
        expect(takeAlarms(lines)).toEqual([]);
      },
      async [Symbol.asyncDispose]() {
        for (const one of [development, live, api]) await one[Symbol.asyncDispose]();
        rmSync(folder, { recursive: true });
      },
    };
  },
};
