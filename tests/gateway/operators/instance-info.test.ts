import { expect, test } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { alwaysAnswers, serve } from '../../support/http.ts';
import { startGateway, TEST_SECRET, type RunningGateway } from '../../support/servers/gateway.ts';

const INFO = /^haat_instance_info\{.*node="v\d.*secrets="([0-9a-f]{6})",settings="([0-9a-f]{6})"\} 1$/m;

const metricsOf = async ({ url }: RunningGateway): Promise<string> => (await fetch(`${url}/metrics`)).text();
const infoOf = (gateway: RunningGateway): Promise<string[]> =>
  eventually(async () => {
    const found = INFO.exec(await metricsOf(gateway));
    expect(found).not.toBeNull();
    return found?.slice(1) ?? [];
  });

test('a gateway publishes 24 bits of its secrets and of its settings, the same after each start', async () => {
  await using upstream = await serve(alwaysAnswers(200, {}));
  const options = { upstreamUrl: upstream.url };
  await using first = await startGateway(options);
  await using again = await startGateway(options);
  await using other = await startGateway({ ...options, sessionSecrets: [`${TEST_SECRET}!`] });
  const [secrets, settings] = await infoOf(first);
  expect(await infoOf(again)).toEqual([secrets, settings]);
  const [otherSecrets, otherSettings] = await infoOf(other);
  expect(otherSecrets).not.toBe(secrets);
  expect(otherSettings).toBe(settings);
  expect(await metricsOf(first)).not.toContain(TEST_SECRET);
});

test('only an x-forwarded-for that is not believed is counted', async () => {
  await using upstream = await serve(alwaysAnswers(200, {}));
  const isTrusted = (address: string): boolean => address === '127.0.0.1';
  await using blind = await startGateway({ upstreamUrl: upstream.url });
  await using knowing = await startGateway({ upstreamUrl: upstream.url, protection: { proxies: isTrusted } });
  for (const gateway of [blind, knowing]) {
    await fetch(`${gateway.url}/healthz`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    await fetch(`${gateway.url}/healthz`);
  }
  expect(await metricsOf(blind)).toMatch(/^haat_forwarded_ignored_total 1\n[^]*^haat_forwarded_ignored_peers 1$/m);
  expect(await metricsOf(knowing)).toMatch(/^haat_forwarded_ignored_total 0\n[^]*^haat_forwarded_ignored_peers 0$/m);
});
