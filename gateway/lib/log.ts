import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pino, type Logger } from 'pino';
import { pinoHttp, type HttpLogger } from 'pino-http';

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const SAFE_ID = /^[\w.-]{8,64}$/; // for a client's request id, which goes into headers and log lines

export function createLog(level: LogLevel): Logger {
  return pino({ level, serializers: { err: pino.stdSerializers.err } });
}

const leftOut = new WeakSet<IncomingMessage>(); // their operations have log lines of their own

export function leaveOutOfLog(req: IncomingMessage): void {
  leftOut.add(req);
}

/** Logs one line per request, and only what is listed here: no header, no query string, no body, no token. */
export function createRequestLog(log: Logger): HttpLogger {
  return pinoHttp({
    logger: log,
    quietReqLogger: true,
    customAttributeKeys: { reqId: 'requestId' },
    genReqId: nameRequest,
    customLogLevel: (req, res, error) => {
      if (leftOut.has(req)) return 'silent';
      if (!error && res.statusCode === 503) return 'warn'; // a refusal under load is not a fault
      if (error || res.statusCode >= 500) return 'error';
      return req.url?.startsWith('/graphql') ? 'info' : 'debug';
    },
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, path: safePath(url) }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
  });
}

/** Security: any client chooses its request's id, and a cache would give it to all others. So only what no cache keeps has it. */
function nameRequest(req: IncomingMessage, res: ServerResponse): string {
  const id = nameOf(req);
  const writeHead = res.writeHead.bind(res) as (...head: unknown[]) => ServerResponse;
  res.writeHead = (...head: unknown[]) => {
    if (res.getHeader('cache-control') === 'no-store') res.setHeader('x-request-id', id);
    return writeHead(...head);
  };
  return id;
}

/** The request's own id if it is well formed, else a new one, which stays the same. */
export function nameOf(req: IncomingMessage): string {
  if (req.id === undefined) {
    const given = req.headers['x-request-id'];
    req.id = typeof given === 'string' && SAFE_ID.test(given) ? given : randomUUID();
  }
  return req.id as string;
}

function safePath(url: string): string {
  return brief((url.split(/[?#]/, 1)[0] ?? '').replace(/(?<=\/token\/)[^/]+/i, '[secret]'));
}

const BRIEF = 200; // characters of a client's text in a log line

export function brief(text: string): string {
  return text.length > BRIEF ? `${text.slice(0, BRIEF)}…` : text;
}
