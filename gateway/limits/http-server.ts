import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressGroup, type TrustedProxies } from './client-address.ts';
import { createFairSlots } from './fair-slots.ts';

/** Limits on connections and their requests. */
export interface HttpLimits {
  /** Bytes of a request's body: the largest operation of the shop is under 5 kB. */
  bodyBytes: number;
  /** Bytes of a request's line and headers together; more are answered with 431. */
  headerBytes: number;
  /** ms from a request's first byte to the end of its headers, and to the end of its body; after them it is answered with 408. */
  headersMs: number;
  requestMs: number;
  /** How long a connection may idle between two requests, in ms. */
  keepAliveMs: number;
  requestsPerConnection: number;
  /** Pipelined requests that may wait on one connection; with more it is closed. Browsers and proxies do not pipeline. */
  pipelined: number;
  /** Connections at a time, of all clients and of one address; further ones are closed at once. */
  connections: number;
  connectionsPerAddress: number;
}

/** The defaults. */
export const HTTP_LIMITS: HttpLimits = {
  bodyBytes: 100_000,
  headerBytes: 16 * 1024,
  headersMs: 10_000,
  requestMs: 30_000,
  // Proxies usually close after 60 s. The gateway waits longer, so that it never closes while a request is on its way.
  keepAliveMs: 65_000,
  requestsPerConnection: 100_000,
  pipelined: 16,
  connections: 10_000,
  // A browser has 6: 40 people behind one address.
  connectionsPerAddress: 256,
};

/** Connections are checked for timeouts this many times within the shortest one. */
const CHECKS = 4;

/** A server with these limits, not listening yet. A proxy may have any number of connections. */
export function createLimitedServer(
  limits: HttpLimits,
  listener: RequestListener,
  isProxy: TrustedProxies = () => false,
): Server {
  const { headersMs, requestMs } = limits;
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: Math.ceil(Math.min(headersMs, requestMs) / CHECKS),
      keepAliveTimeout: limits.keepAliveMs,
    },
    inTurn(listener, limits.pipelined),
  );
  server.on('connection', limitPerAddress(limits.connectionsPerAddress, isProxy));
  // A client that stops reading an answer gets no more time than one that stops sending.
  server.timeout = Math.max(requestMs, limits.keepAliveMs);
  server.maxRequestsPerSocket = limits.requestsPerConnection;
  server.maxConnections = limits.connections;
  return server;
}

/**
 * Handles the pipelined requests of one connection one after the other. node:http begins all of them at once, though their answers
 * wait for each other: a client that read nothing made it open hundreds of files, which stayed open after the client had left.
 */
function inTurn(listener: RequestListener, most: number): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (req, res) => {
    // An answer has a socket when it is its turn, so a usual request costs nothing here.
    if (res.socket !== null) return listener(req, res);
    const { socket } = req;
    const ahead = waiting.get(socket) ?? 0;
    if (ahead >= most) return void socket.destroy();
    waiting.set(socket, ahead + 1);
    res.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      // node:http emits this before it has finished handing over the socket.
      process.nextTick(listener, req, res);
    });
  };
}

function limitPerAddress(most: number, isProxy: TrustedProxies): (socket: Socket) => void {
  const slots = createFairSlots(Infinity, most);
  return (socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress, 0)) return;
    const release = slots.acquire(addressGroup(remoteAddress));
    if (release) socket.once('close', release);
    else socket.destroy();
  };
}
