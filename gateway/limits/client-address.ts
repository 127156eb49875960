import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import type { SettingReaders } from '../lib/env.ts';

/** Whose word on where a request comes from is taken: `hop` counts from the gateway, 0 being what is connected to it. */
export type TrustedProxies = (address: string, hop: number) => boolean;

const NOBODY: TrustedProxies = () => false;

const ADVICE =
  'TRUST_PROXY must be a number of proxies, such as 1, or their addresses separated by commas, such as 10.0.0.0/8.';

/** TRUST_PROXY: how many proxies stand in front, or their addresses (CIDR). Unset: none does, and none is believed. */
export function trustedProxiesIn({ list, problems }: SettingReaders): TrustedProxies {
  const words = list('TRUST_PROXY');
  if (!words) return NOBODY;
  const [only = ''] = words;
  if (words.length === 1 && /^\d{1,2}$/.test(only)) return (_address, hop) => hop < Number(only);
  const trusted = new BlockList();
  for (const word of words) {
    const network = networkIn(word);
    if (!network) {
      problems.push(ADVICE);
      return NOBODY;
    }
    trusted.addSubnet(network.address, network.bits, familyOf(network.address));
  }
  return (address) => {
    const known = canonical(address);
    return known !== undefined && trusted.check(known, familyOf(known));
  };
}

/** Bits of `::ffff:0:0`, which stand in front of an IPv4 address within IPv6. */
const MAPPED_BITS = 96;

/** An address with the bits of it that count, all of them where it does not say; undefined for anything else. */
function networkIn(word: string): { address: string; bits: number } | undefined {
  const [written = '', prefix] = word.split('/');
  const address = canonical(written);
  if (address === undefined || !/^\d{1,3}$/.test(prefix ?? '0')) return undefined;
  const most = isIP(address) === 6 ? 128 : 32;
  const skipped = isIP(written) === isIP(address) ? 0 : MAPPED_BITS;
  const bits = prefix === undefined ? most : Number(prefix) - skipped;
  return bits >= 0 && bits <= most ? { address, bits } : undefined;
}

/**
 * Where a request comes from: the nearest address that is not a trusted proxy's, as `x-forwarded-for` names them. What stands
 * further left in that header, its sender may have made up. Empty for a connection that is closed already.
 */
export function clientAddress(req: IncomingMessage, isTrusted: TrustedProxies): string {
  let address = canonical(req.socket.remoteAddress ?? '') ?? '';
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

/** Some proxies name the port as well: `203.0.113.9:51234`, `[2001:db8::1]:443`. */
const withoutPort = (word: string): string =>
  word.replace(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/, (_all, v6?: string, v4?: string) => v6 ?? v4 ?? '');

/** What is counted as one address: of IPv6 the first 64 bits, for whoever has one of those has them all. */
export function addressGroup(address: string): string {
  return isIP(address) === 4 ? address : (readIpv6(address)?.group ?? '');
}

/** A text of its own: V8 keeps the whole header for as long as a part of it is kept, and addresses are, as names of counters. */
const copyOf = (part: string): string => Buffer.from(part, 'latin1').toString('latin1');

/** An address in the one spelling that all of its spellings have; undefined for what is none. */
function canonical(text: string): string | undefined {
  return isIP(text) === 4 ? text : readIpv6(text)?.address;
}

interface Ipv6 {
  /** In its usual spelling. */
  address: string;
  /** What it is counted as. */
  group: string;
}

/** Addresses that need not be read again: reading one takes 10 µs, and a client has many requests. With 300 bytes each, 3 MB. */
const readBefore = new LRUCache<string, Ipv6>({ max: 10_000 });

/**
 * Reads an IPv6 address; undefined for what is none. An IPv4 address within IPv6 (`::ffff:1.2.3.4`) is that IPv4 address. The zone
 * of a link (`fe80::1%eth0`) is this machine's name for it and left out.
 */
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
