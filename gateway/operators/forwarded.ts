import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server } from 'node:http';
import { Counter, Gauge, type Registry } from 'prom-client';
import { addressGroup, clientAddress, NO_PROXIES, type TrustedProxies } from '../limits/client-address.ts';

const REQUEST = 'http.server.request.start';
const MOST_PEERS = 100; // more are not told apart: then they are clients, not proxies

/**
 * Requests with an `x-forwarded-for` that is not believed. If nearly all have one, and come from few addresses, TRUST_PROXY does not
 * name the proxy, and all visitors count as one.
 */
export function watchForwarding(registry: Registry, isTrusted: TrustedProxies, shop: Server): void {
  const peers = new Set<string>();
  const registers = [registry];
  const ignored = new Counter({
    name: 'haat_forwarded_ignored_total',
    help: 'Requests with x-forwarded-for from an address that is no proxy of TRUST_PROXY.',
    registers,
  });
  new Gauge({
    name: 'haat_forwarded_ignored_peers',
    help: `Addresses that these requests came from, ${MOST_PEERS} at most.`,
    registers,
    collect() {
      this.set(peers.size);
    },
  });
  const onRequest = (message: unknown): void => {
    const { request, server } = message as { request: IncomingMessage; server: Server };
    if (server !== shop || request.headers['x-forwarded-for'] === undefined) return;
    const peer = clientAddress(request, NO_PROXIES);
    if (isTrusted(peer, 0)) return;
    ignored.inc();
    if (peers.size < MOST_PEERS) peers.add(addressGroup(peer));
  };
  subscribe(REQUEST, onRequest);
  shop.once('close', () => unsubscribe(REQUEST, onRequest));
}
