import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pino, type Logger } from 'pino';
import { pinoHttp, type HttpLogger } from 'pino-http';

/** How much is logged, from nothing to everything. */
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What an id from outside must look like to be taken over: it goes into headers and log lines. */
const SAFE_ID = /^[\w.-]{8,64}$/;

/** The process's log: JSON lines on standard output. */
export function createLog(level: LogLevel): Logger {
  return pino({ level, serializers: { err: pino.stdSerializers.err } });
}

/** Requests that the log has a line of already: that of their operation. */
const leftOut = new WeakSet<IncomingMessage>();

/** Leaves a request out of the request log: its operation has a line of its own. */
export function leaveOutOfLog(req: IncomingMessage): void {
  leftOut.add(req);
}

/**
 * Names every request (`req.id`, answered as `x-request-id`) and writes one line when it is done: at info for GraphQL, at
 * debug for pictures and assets. Only what is listed here is logged: no header, no query string, no body, no token.
 */
export function createRequestLog(log: Logger): HttpLogger {
  return pinoHttp({
    logger: log,
    quietReqLogger: true,
    customAttributeKeys: { reqId: 'requestId' },
    genReqId: nameRequest,
    customLogLevel: (req, res, error) => {
      if (leftOut.has(req)) return 'silent';
      // A refusal for want of room is no fault.
      if (!error && res.statusCode === 503) return 'warn';
      if (error || res.statusCode >= 500) return 'error';
      return req.url?.startsWith('/graphql') ? 'info' : 'debug';
    },
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, path: safePath(url) }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
  });
}

function nameRequest(req: IncomingMessage, res: ServerResponse): string {
  const id = nameOf(req);
  res.setHeader('x-request-id', id);
  return id;
}

/** A request's name: the one that it brings if that is well formed, else a new one, the same whenever it is asked for. */
export function nameOf(req: IncomingMessage): string {
  if (req.id === undefined) {
    const given = req.headers['x-request-id'];
    req.id = typeof given === 'string' && SAFE_ID.test(given) ? given : randomUUID();
  }
  return req.id as string;
}

/** A path without what a shopper typed or was sent: no query string, no password reset token. */
function safePath(url: string): string {
  return brief((url.split(/[?#]/, 1)[0] ?? '').replace(/(?<=\/token\/)[^/]+/i, '[secret]'));
}

/** The most characters that a line has of any one name or path that a client made up. */
const BRIEF = 200;

/** A text that a client made up, no longer than the log needs it. */
export function brief(text: string): string {
  return text.length > BRIEF ? `${text.slice(0, BRIEF)}…` : text;
}
