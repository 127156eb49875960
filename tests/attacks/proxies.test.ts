import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { addressGroup, clientAddress, trustedProxiesIn } from '../../gateway/client-address.ts';
import { createSettingReaders } from '../../gateway/setting-readers.ts';
import { startGateway } from '../support/gateway.ts';
import { alwaysAnswers, serve } from '../support/http.ts';

function addressOf(setting: string | undefined, remoteAddress: string, forwarded?: string): string {
  const req = { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } };
  const readers = createSettingReaders({ TRUST_PROXY: setting });
  const address = clientAddress(req as unknown as IncomingMessage, trustedProxiesIn(readers));
  expect(readers.problems).toEqual([]);
  return address;
}

describe('where a request comes from', () => {
  test.each([
    ['nobody is believed by default', undefined, '192.0.2.1', '1.1.1.1', '192.0.2.1'],
    ['one proxy: the last word', '1', '10.0.0.1', '6.6.6.6, 1.1.1.1', '1.1.1.1'],
    ['two proxies: the last but one', '2', '10.0.0.1', '6.6.6.6, 1.1.1.1, 10.0.0.2', '1.1.1.1'],
    ['by network', '10.0.0.0/8', '10.0.0.1', '6.6.6.6, 1.1.1.1, 10.9.9.9', '1.1.1.1'],
    ['by network, of a stranger', '10.0.0.0/8', '192.0.2.1', '1.1.1.1', '192.0.2.1'],
    ['IPv4 within IPv6', '10.0.0.0/8', '::ffff:10.0.0.1', '1.1.1.1', '1.1.1.1'],
    ['IPv6', 'fd00::/8, 127.0.0.1', 'fd00::1', '2001:db8::7', '2001:db8::7'],
    ['a proxy that names nobody', '1', '10.0.0.1', undefined, '10.0.0.1'],
    ['made-up words', '5', '10.0.0.1', 'localhost, <script>, 1.1.1.1', '1.1.1.1'],
  ])('%s', (_name, setting, remote, forwarded, address) => {
    expect(addressOf(setting, remote, forwarded)).toBe(address);
  });

  test.each(['all', '10.0.0.0/40', '10.0.0', 'fd00::/x', '1000'])('TRUST_PROXY=%s is refused', (setting) => {
    const readers = createSettingReaders({ TRUST_PROXY: setting });
    trustedProxiesIn(readers);
    expect(readers.problems.join()).toMatch(/^TRUST_PROXY must be a number of proxies/);
  });

  test('IPv6 is grouped by network, IPv4 is not', () => {
    expect(addressGroup('2001:db8:1:2:3:4:5:6')).toBe(addressGroup('2001:db8:1:2::1'));
    expect(addressGroup('2001:db8:1:2::1')).not.toBe(addressGroup('2001:db8:1:3::1'));
    expect(addressGroup('192.0.2.1')).toBe('192.0.2.1');
  });
});

test.each([
  ['by nobody', undefined, [undefined, 'RATE_LIMITED', 'RATE_LIMITED']],
  ['through one proxy', '1', [undefined, undefined, 'RATE_LIMITED']],
])('rates are counted for the address that is believed: %s', async (_name, TRUST_PROXY, expected) => {
  await using api = await serve(alwaysAnswers(200, {}));
  const proxies = trustedProxiesIn(createSettingReaders({ TRUST_PROXY }));
  const rates = { perSession: 1, perAddress: 1, logins: 1, registrations: 1, resets: 1 };
  await using gateway = await startGateway({ upstreamUrl: api.url, protection: { rates, proxies } });
  const codes = [];
  for (const address of ['1.1.1.1', '2.2.2.2', '2.2.2.2']) {
    const { errors } = await gateway.query('{ facets { brands } }', {}, { 'x-forwarded-for': `9.9.9.9, ${address}` });
    codes.push(errors[0]?.extensions?.['code']);
  }
  expect(codes).toEqual(expected);
});
