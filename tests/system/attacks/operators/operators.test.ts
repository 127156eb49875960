import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../../gateway/config/config.ts';
import { startGateway } from '../../../support/servers/gateway.ts';
import { alwaysAnswers, serve } from '../../../support/http.ts';

/** Another address of this machine: on Linux all of 127.0.0.0/8 is. */
const OTHER = '127.0.0.2';

describe('the operators’ port', () => {
  test.skipIf(process.platform !== 'linux')('is for this machine alone, wherever the shop listens', async () => {
    await using upstream = await serve(alwaysAnswers(200, {}));
    const options = { upstreamUrl: upstream.url, production: true, protection: { hosts: () => true } };
    await using gateway = await startGateway({ ...options, host: '0.0.0.0', operating: { adminPort: 0 } });
    const { port } = new URL(gateway.adminUrl ?? '');
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200);
    await expect(fetch(`http://${OTHER}:${port}/metrics`)).rejects.toThrow();
    // The shop itself listens on this address.
    expect((await fetch(`http://${OTHER}:${new URL(gateway.url).port}/healthz`)).status).toBe(200);

    await using told = await startGateway({ ...options, operating: { adminPort: 0, adminHost: '0.0.0.0' } });
    expect((await fetch(`http://${OTHER}:${new URL(told.adminUrl ?? '').port}/metrics`)).status).toBe(200);
  });

  test('has 127.0.0.1 unless ADMIN_HOST says otherwise', () => {
    const env = { ADMIN_PORT: '9464', HOST: '0.0.0.0' };
    expect(readConfig(env).operating.adminHost).toBe('127.0.0.1');
    expect(readConfig({ ...env, ADMIN_HOST: '10.0.0.5' }).operating.adminHost).toBe('10.0.0.5');
    expect(() => readConfig({ ...env, ADMIN_HOST: 'http://10.0.0.5' })).toThrow('ADMIN_HOST must be');
  });
});
