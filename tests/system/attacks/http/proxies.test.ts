import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressGroup, clientAddress } from '../../../../gateway/limits/client-address.ts';
import { readConfig } from '../../../../gateway/config/config.ts';
import { startGateway } from '../../../support/servers/gateway.ts';
import { alwaysAnswers, serve } from '../../../support/http.ts';

function addressOf(setting: string | undefined, remoteAddress: string | undefined, forwarded?: string): string {
  const req = { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } };
  return clientAddress(req as unknown as IncomingMessage, readConfig({ TRUST_PROXY: setting }).protection.proxies);
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
    ['a port', '1', '10.0.0.1', '1.1.1.1:51234', '1.1.1.1'],
    ['a port of IPv6', '1', '10.0.0.1', '[2001:db8::7]:443', '2001:db8::7'],
    ['a proxy that names nobody', '1', '10.0.0.1', undefined, '10.0.0.1'],
    ['IPv4 within IPv6, in hex', '10.0.0.0/8', '::ffff:a00:1', '::ffff:101:101', '1.1.1.1'],
    ['IPv4 within IPv6, as a proxy', '::ffff:10.0.0.1', '10.0.0.1', '1.1.1.1', '1.1.1.1'],
    ['IPv4 within IPv6, as a network', '::ffff:a00:0/104', '10.0.0.1', '1.1.1.1', '1.1.1.1'],
    ['IPv6 with a zone', 'fe80::/10', 'fe80::1%eth0', '1.1.1.1', '1.1.1.1'],
    ['IPv6 with a zone, of a stranger', 'fd00::/8', 'fe80::1%eth0.1', '1.1.1.1', 'fe80::1'],
    ['IPv6, written in full', '1', '10.0.0.1', '2001:0DB8:0:0:0:0:0:7', '2001:db8::7'],
    ['a connection that is gone', '10.0.0.0/8', undefined, '1.1.1.1', ''],
    ['made-up words', '5', '10.0.0.1', 'localhost, <script>, 1.1.1.1', '1.1.1.1'],
  ])('%s', (_name, setting, remote, forwarded, address) => {
    expect(addressOf(setting, remote, forwarded)).toBe(address);
  });

  test.each(['all', '10.0.0.0/40', '10.0.0', 'fd00::/x', '::ffff:a00:0/90', '1000'])(
    'TRUST_PROXY=%s is refused',
    (setting) => {
      expect(() => readConfig({ TRUST_PROXY: setting })).toThrow(
        /^The .* a problem:\n- TRUST_PROXY must be a number of proxies/,
      );
    },
  );

  test('IPv6 is grouped by network, IPv4 is not', () => {
    expect(addressGroup('2001:db8:1:2:3:4:5:6')).toBe(addressGroup('2001:db8:1:2::1'));
    expect(addressGroup('2001:db8:1:2::1')).not.toBe(addressGroup('2001:db8:1:3::1'));
    expect(addressGroup('192.0.2.1')).toBe('192.0.2.1');
  });
});

/** The eight 16-bit groups of an IPv6 address. Many are 0, since notations differ there. */
const groups = fc.array(fc.oneof(fc.constant(0), fc.nat(0xffff)), { minLength: 8, maxLength: 8 });

/** One address in one of its notations: with or without leading zeros, `::` for any run of zeros, the end as IPv4. */
function spelled(parts: number[], { from, length, wide, upper, dotted, zone }: Spelling): string {
  const words = parts.map((part) => part.toString(16).padStart(wide ? 4 : 1, '0'));
  if (dotted) {
    const [high = 0, low = 0] = parts.slice(6);
    words.splice(6, 2, `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`);
  }
  const end = Math.min(from + length, dotted ? 6 : 8);
  const run = parts.slice(from, end);
  const short =
    run.length > 0 && run.every((part) => part === 0)
      ? `${words.slice(0, from).join(':')}::${words.slice(end).join(':')}`
      : words.join(':');
  return (upper ? short.toUpperCase() : short) + zone;
}

const spelling = fc.record({
  from: fc.nat(7),
  length: fc.integer({ min: 1, max: 8 }),
  wide: fc.boolean(),
  upper: fc.boolean(),
  dotted: fc.boolean(),
  zone: fc.constantFrom('', '%eth0', '%en-0.1'),
});
type Spelling = typeof spelling extends fc.Arbitrary<infer Value> ? Value : never;

describe('the group of an IPv6 address', () => {
  test('is that of the first 64 bits, however much of them is left out', () => {
    expect(addressGroup('2001::9:2:3:4:5')).not.toBe(addressGroup('2001:1::9:2:3:4:5'));
    expect(addressGroup('2001::9:2:3:4:5')).not.toBe(addressGroup('2001:0:0:a:2:3:4:5'));
    expect(addressGroup('2001::9:2:3:4:5')).toBe(addressGroup('2001:0:0:9::1'));
  });

  test('does not depend on how the address is written', () => {
    fc.assert(
      fc.property(groups, spelling, spelling, (parts, one, other) => {
        expect(isIP(spelled(parts, one))).toBe(6);
        expect(addressGroup(spelled(parts, one))).toBe(addressGroup(spelled(parts, other)));
      }),
    );
  });

  test('is another for every other network of 64 bits', () => {
    fc.assert(
      fc.property(groups, groups, spelling, spelling, (first, second, one, other) => {
        const isMapped = (parts: number[]) => parts.slice(0, 6).join() === '0,0,0,0,0,65535';
        fc.pre(first.slice(0, 4).join() !== second.slice(0, 4).join() && !isMapped(first) && !isMapped(second));
        expect(addressGroup(spelled(first, one))).not.toBe(addressGroup(spelled(second, other)));
      }),
    );
  });

  test('is the IPv4 address that it stands for', () => {
    fc.assert(
      fc.property(fc.ipV4(), spelling, (ipv4, written) => {
        const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number);
        expect(addressGroup(spelled([0, 0, 0, 0, 0, 0xffff, a * 256 + b, c * 256 + d], written))).toBe(ipv4);
      }),
    );
  });

  test('is there for any text at all', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof addressGroup(text) === 'string'));
  });
});

test.each([
  ['by nobody', undefined, [undefined, 'RATE_LIMITED', 'RATE_LIMITED']],
  ['through one proxy', '1', [undefined, undefined, 'RATE_LIMITED']],
])('rates are counted for the address that is believed: %s', async (_name, TRUST_PROXY, expected) => {
  await using api = await serve(alwaysAnswers(200, {}));
  const proxies = readConfig({ TRUST_PROXY }).protection.proxies;
  const rates = { perSession: 1, perAddress: 1, files: 1, pages: 1, logins: 1, registrations: 1, resets: 1 };
  // Without the cache: a response from memory is not counted.
  await using gateway = await startGateway({
    upstreamUrl: api.url,
    protection: { rates, proxies },
    without: ['cache'],
  });
  const codes = [];
  for (const address of ['1.1.1.1', '2.2.2.2', '2.2.2.2']) {
    const { errors } = await gateway.query('{ facets { brands } }', {}, { 'x-forwarded-for': `9.9.9.9, ${address}` });
    codes.push(errors[0]?.extensions?.['code']);
  }
  expect(codes).toEqual(expected);
});
