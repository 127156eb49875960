import { createServer, type RequestListener, type Server } from 'node:http';
import type { SettingReaders } from './setting-readers.ts';

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
  /** Connections at a time; further ones are closed at once. */
  connections: number;
}

export function httpLimitsIn({ count, milliseconds, problems }: SettingReaders): HttpLimits {
  const limits = {
    bodyBytes: count('MAX_BODY_BYTES', 100_000),
    headerBytes: count('MAX_HEADER_BYTES', 16 * 1024),
    headersMs: milliseconds('HEADERS_TIMEOUT_SECONDS', 10),
    requestMs: milliseconds('REQUEST_TIMEOUT_SECONDS', 30),
    // Longer than the minute after which proxies usually let go, so that it is never this end that closes under a request.
    keepAliveMs: milliseconds('KEEP_ALIVE_SECONDS', 65),
    requestsPerConnection: count('MAX_REQUESTS_PER_CONNECTION', 100_000),
    connections: count('MAX_CONNECTIONS', 10_000),
  };
  if (limits.headersMs > limits.requestMs)
    problems.push('HEADERS_TIMEOUT_SECONDS is part of REQUEST_TIMEOUT_SECONDS: it must not be above it.');
  return limits;
}

/** How often connections are looked through for those past their time: as a share of the shortest time. */
const CHECKS = 4;

/** A server that holds its connections to limits. Listens to nothing yet. */
export function createLimitedServer(limits: HttpLimits, listener: RequestListener): Server {
  const { headersMs, requestMs } = limits;
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: Math.ceil(Math.min(headersMs, requestMs) / CHECKS),
      keepAliveTimeout: limits.keepAliveMs,
    },
    listener,
  );
  // Whoever stops reading an answer is waited for no longer than whoever stops sending.
  server.timeout = Math.max(requestMs, limits.keepAliveMs);
  server.maxRequestsPerSocket = limits.requestsPerConnection;
  server.maxConnections = limits.connections;
  return server;
}
