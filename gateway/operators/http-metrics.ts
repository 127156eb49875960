import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Counter, Gauge, type Registry } from 'prom-client';
import { addressGroup, clientAddress, NO_PROXIES, type TrustedProxies } from '../limits/client-address.ts';

const REQUEST = 'http.server.request.start';
const FINISH = 'http.server.response.finish';
const MOST_PEERS = 100; // more are not told apart: then they are clients, not proxies

/** Counts what `shop` refuses, in GraphQL and outside, and whether it knows the proxies in front of it, until it closes. */
export function watchHttp(registry: Registry, isTrusted: TrustedProxies, shop: Server): void {
  countRefusals(registry, shop);
  countForwarding(registry, isTrusted, shop);
}

function countRefusals(registry: Registry, shop: Server): void {
  const refusals = new Counter({
    name: 'haat_http_refusals_total',
    help: 'Answers with a status of 400 or above.',
    labelNames: ['status'],
    registers: [registry],
  });
  listen(FINISH, shop, (message) => {
    const { response } = message as { response: ServerResponse };
    if (response.statusCode >= 400) refusals.inc({ status: response.statusCode });
  });
}

/**
 * Requests with an `x-forwarded-for` that is not believed. If nearly all have one, and come from few addresses, TRUST_PROXY does not
 * name the proxy, and all visitors count as one.
 */
function countForwarding(registry: Registry, isTrusted: TrustedProxies, shop: Server): void {
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
  listen(REQUEST, shop, (message) => {
    const { request } = message as { request: IncomingMessage };
    if (request.headers['x-forwarded-for'] === undefined) return;
    const peer = clientAddress(request, NO_PROXIES);
    if (isTrusted(peer, 0)) return;
    ignored.inc();
    if (peers.size < MOST_PEERS) peers.add(addressGroup(peer));
  });
}

/** Node tells of all servers of the process. */
function listen(channel: string, shop: Server, on: (message: unknown) => void): void {
  const ofShop = (message: unknown): void => {
    if ((message as { server: Server }).server === shop) on(message);
  };
  subscribe(channel, ofShop);
  shop.once('close', () => unsubscribe(channel, ofShop));
}
