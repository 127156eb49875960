import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressGroup, type TrustedProxies } from './client-address.ts';
import { createFairSlots } from './fair-slots.ts';

export type HttpLimits = typeof HTTP_LIMITS;

export const HTTP_LIMITS = {
  bodyBytes: 100_000, // the largest operation of the shop is under 5 kB
  headerBytes: 16 * 1024, // a request's line and headers together; more are answered with 431
  headersMs: 10_000, // from a request's first byte to the end of its headers; then 408
  requestMs: 30_000, // from a request's first byte to the end of its body; then 408
  /** How long a connection may idle. Proxies usually close after 60 s: the gateway never closes while a request is on its way. */
  keepAliveMs: 65_000,
  requestsPerConnection: 100_000,
  pipelined: 16, // waiting requests of one connection; with more it is closed; browsers do not pipeline
  connections: 10_000, // at a time; further ones are closed at once
  connectionsPerAddress: 256, // a browser has 6: 40 people behind one address
};

const CHECKS = 4; // checks for timeouts within the shortest timeout

/** The server does not listen yet. A proxy may have any number of connections. */
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
      optimizeEmptyRequests: true, // a request without a body needs no stream: a tenth of Node's own time for a GET
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

/** node:http begins all pipelined requests at once: a client that read nothing made it open hundreds of files. */
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
      process.nextTick(listener, req, res); // node:http has not finished handing over the socket
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
