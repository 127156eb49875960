import { networkInterfaces } from 'node:os';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../gateway/config.ts';
import { startGateway } from '../support/gateway.ts';
import { alwaysAnswers, serve } from '../support/http.ts';

/** An address of this machine that others may reach it by. */
const outside = Object.values(networkInterfaces())
  .flat()
  .find((at) => at?.family === 'IPv4' && !at.internal)?.address;

describe('the operators’ port', () => {
  test.skipIf(outside === undefined)('is for this machine alone, wherever the shop listens', async () => {
    await using upstream = await serve(alwaysAnswers(200, {}));
    const options = { upstreamUrl: upstream.url, production: true };
    await using gateway = await startGateway({ ...options, host: '0.0.0.0', operating: { adminPort: 0 } });
    const { port } = new URL(gateway.adminUrl ?? '');
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200);
    await expect(fetch(`http://${outside}:${port}/metrics`)).rejects.toThrow();
    // The shop itself is there.
    expect((await fetch(`http://${outside}:${new URL(gateway.url).port}/healthz`)).status).toBe(200);

    await using told = await startGateway({ ...options, operating: { adminPort: 0, adminHost: '0.0.0.0' } });
    expect((await fetch(`http://${outside}:${new URL(told.adminUrl ?? '').port}/metrics`)).status).toBe(200);
  });

  test('has 127.0.0.1 unless ADMIN_HOST says otherwise', () => {
    const env = { NODE_ENV: 'production', SESSION_SECRETS: 'x'.repeat(32), ADMIN_PORT: '9464', HOST: '0.0.0.0' };
    expect(readConfig(env).operating.adminHost).toBe('127.0.0.1');
    expect(readConfig({ ...env, ADMIN_HOST: '10.0.0.5' }).operating.adminHost).toBe('10.0.0.5');
    expect(() => readConfig({ ...env, ADMIN_HOST: 'http://10.0.0.5' })).toThrow('ADMIN_HOST must be');
  });
});
