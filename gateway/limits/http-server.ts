import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressGroup, type TrustedProxies } from './client-address.ts';
import { createPlaces } from './places.ts';

/** The most that one connection may take, whatever it sends. */
export interface HttpLimits {
  /** Bytes of a request's body: the largest operation of the shop is under 5 kB. */
  bodyBytes: number;
  /** Bytes of a request's line and headers together; past it, it is answered with 431. */
  headerBytes: number;
  /** Time in ms from a request's first byte to the end of its headers, and of its body; past it, it is answered with 408. */
  headersMs: number;
  requestMs: number;
  /** How long a connection may idle between two requests, in ms. */
  keepAliveMs: number;
  requestsPerConnection: number;
  /** Requests on one connection that may wait for the one before them; past it, it is closed. Browsers and proxies send none so. */
  pipelined: number;
  /** Connections at a time, in all and from one address; further ones are closed at once. */
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

/** How often connections are looked through for those past their time: as a share of the shortest time. */
const CHECKS = 4;

/** A server that holds its connections to limits, but for how many of them come from a proxy. Listens to nothing yet. */
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
  // Whoever stops reading an answer is waited for no longer than whoever stops sending.
  server.timeout = Math.max(requestMs, limits.keepAliveMs);
  server.maxRequestsPerSocket = limits.requestsPerConnection;
  server.maxConnections = limits.connections;
  return server;
}

/**
 * Takes up the requests of one connection one after the other, each when those before it have been answered. node:http would begin
 * all of them at once, though their answers have to wait for each other: a client that reads nothing had hundreds of files opened,
 * which stayed open for ever once it had left.
 */
function inTurn(listener: RequestListener, most: number): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (req, res) => {
    // An answer has a connection when it is its turn: that costs the usual request nothing.
    if (res.socket !== null) return listener(req, res);
    const { socket } = req;
    const ahead = waiting.get(socket) ?? 0;
    if (ahead >= most) return void socket.destroy();
    waiting.set(socket, ahead + 1);
    res.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      // node:http is not done with handing over the connection.
      process.nextTick(listener, req, res);
    });
  };
}

function limitPerAddress(most: number, isProxy: TrustedProxies): (socket: Socket) => void {
  const places = createPlaces(Infinity, most);
  return (socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress, 0)) return;
    const leave = places.take(addressGroup(remoteAddress));
    if (leave) socket.once('close', leave);
    else socket.destroy();
  };
}
