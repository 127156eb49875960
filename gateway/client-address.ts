import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { SettingReaders } from './setting-readers.ts';

/** Whose word on where a request comes from is taken: `hop` counts from the gateway, 0 being what is connected to it. */
export type TrustedProxies = (address: string, hop: number) => boolean;

const NOBODY: TrustedProxies = () => false;

/** TRUST_PROXY: how many proxies stand in front, or their addresses (CIDR). Unset: none does, and none is believed. */
export function trustedProxiesIn({ list, problems }: SettingReaders): TrustedProxies {
  const words = list('TRUST_PROXY');
  if (!words) return NOBODY;
  const [only = ''] = words;
  if (words.length === 1 && /^\d{1,2}$/.test(only)) return (_address, hop) => hop < Number(only);
  const trusted = new BlockList();
  for (const word of words) {
    const [network = '', prefix] = word.split('/');
    const version = isIP(network);
    const bits = version === 6 ? 128 : 32;
    if (!version || !/^\d{1,3}$/.test(prefix ?? String(bits)) || Number(prefix ?? bits) > bits) {
      problems.push(
        'TRUST_PROXY must be a number of proxies, such as 1, or their addresses separated by commas, such as 10.0.0.0/8.',
      );
      return NOBODY;
    }
    trusted.addSubnet(network, Number(prefix ?? bits), version === 6 ? 'ipv6' : 'ipv4');
  }
  return (address) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Where a request comes from: the nearest address that is not a trusted proxy's, as `x-forwarded-for` names them. What stands
 * further left in that header, its sender may have made up.
 */
export function clientAddress(req: IncomingMessage, isTrusted: TrustedProxies): string {
  let address = req.socket.remoteAddress ?? '';
  const forwarded = req.headers['x-forwarded-for'];
  if (forwarded === undefined || !isTrusted(address, 0)) return address;
  const addresses = [forwarded].flat().join().split(',').reverse();
  for (const [hop, word] of addresses.entries()) {
    const named = word.trim();
    if (!isIP(named)) return address;
    address = named;
    if (!isTrusted(address, hop + 1)) break;
  }
  return address;
}

/** What is counted as one address: of IPv6 the first 64 bits, for whoever has one of those has them all. */
export function addressGroup(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  return (address.split('::', 1)[0] ?? '').split(':').slice(0, 4).join(':');
}
