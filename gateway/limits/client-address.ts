import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { limitedMap } from '../lib/limited-map.ts';

/** True for a proxy whose `x-forwarded-for` is believed. `hop` 0 is what is connected to the gateway. */
export type TrustedProxies = (address: string, hop: number) => boolean;

export const NO_PROXIES: TrustedProxies = () => false;

/**
 * `words`: one number of proxies, or addresses (CIDR). The package proxy-addr is not used: it accepts a network wider than the IPv4
 * addresses within IPv6 (`::ffff:0:0/90`), and reads no ports in `x-forwarded-for`.
 */
export function trustedProxies(words: readonly string[]): TrustedProxies | undefined {
  const [only = ''] = words;
  if (words.length === 1 && /^\d{1,2}$/.test(only)) return (_address, hop) => hop < Number(only);
  const trusted = new BlockList();
  for (const word of words) {
    const network = networkIn(word);
    if (!network) return undefined;
    trusted.addSubnet(network.address, network.bits, familyOf(network.address));
  }
  return (address) => {
    const known = canonical(address);
    return known !== undefined && trusted.check(known, familyOf(known));
  };
}

const MAPPED_BITS = 96; // before an IPv4 address within IPv6: `::ffff:0:0/96`

function networkIn(word: string): { address: string; bits: number } | undefined {
  const [written = '', prefix] = word.split('/');
  const address = canonical(written);
  if (address === undefined || !/^\d{1,3}$/.test(prefix ?? '0')) return undefined;
  const most = isIP(address) === 6 ? 128 : 32;
  const skipped = isIP(written) === isIP(address) ? 0 : MAPPED_BITS;
  const bits = prefix === undefined ? most : Number(prefix) - skipped;
  return bits >= 0 && bits <= most ? { address, bits } : undefined;
}

/** From the right of `x-forwarded-for`, the first address that is no trusted proxy's: a client can invent the rest. */
export function clientAddress(req: IncomingMessage, isTrusted: TrustedProxies): string {
  let address = canonical(req.socket.remoteAddress ?? '') ?? ''; // empty: the connection is closed already
  const forwarded = req.headers['x-forwarded-for'];
  if (forwarded === undefined || !isTrusted(address, 0)) return address;
  const addresses = [forwarded].flat().join().split(',').reverse();
  for (const [hop, word] of addresses.entries()) {
    const named = canonical(withoutPort(copyOf(word.trim())));
    if (named === undefined) return address;
    address = named;
    if (!isTrusted(address, hop + 1)) break;
  }
  return address;
}

/** Some proxies send the port as well: `203.0.113.9:51234`, `[2001:db8::1]:443`. */
const withoutPort = (word: string): string =>
  word.replace(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/, (_all, v6?: string, v4?: string) => v6 ?? v4 ?? '');

/** The unit of the limits. One client has all IPv6 addresses with the same first 64 bits. */
export function addressGroup(address: string): string {
  return isIP(address) === 4 ? address : (readIpv6(address)?.group ?? '');
}

/** Counters keep addresses as keys. For a slice of the header, V8 would keep the whole header. */
const copyOf = (part: string): string => Buffer.from(part, 'latin1').toString('latin1');

function canonical(text: string): string | undefined {
  return isIP(text) === 4 ? text : readIpv6(text)?.address;
}

interface Ipv6 {
  address: string; // in its canonical spelling
  group: string; // the first 64 bits
}

const readBefore = limitedMap<string, Ipv6>(10_000); // 300 bytes each: 3 MB; parsing takes 10 µs

/** `::ffff:1.2.3.4` becomes an IPv4 address. A zone (`fe80::1%eth0`) is dropped: it names a link of this machine. */
function readIpv6(text: string): Ipv6 | undefined {
  if (isIP(text) !== 6) return undefined;
  const [written = ''] = text.split('%', 1);
  const known = readBefore.get(written);
  if (known) return known;
  // ipaddr.js 1.9 throws on some spellings (`1:2:3::1.2.3.4`); the parser of URLs knows them all.
  const { hostname } = new URL(`http://[${written}]`);
  const parsed = ipaddr.process(hostname.slice(1, -1));
  const address = parsed.toString();
  const group = parsed.kind() === 'ipv4' ? address : parsed.toNormalizedString().split(':', 4).join(':');
  const read = { address, group };
  readBefore.set(written, read);
  return read;
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
