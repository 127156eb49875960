import { allowedHosts, type AllowedHosts } from '../limits/allowed-hosts.ts';
import { NO_PROXIES, type TrustedProxies } from '../limits/client-address.ts';
import type { HttpLimits } from '../limits/http-server.ts';
import type { RateLimits } from '../limits/rate-limit.ts';
import type { DocumentLimits } from '../operations/document-limits.ts';
import type { PictureLimits } from '../pages/picture-source.ts';
import type { IdleLimits } from '../session/lifetime.ts';
import { UPLOAD_LIMITS, type UploadLimits } from '../uploads/limits.ts';
import type { Settings } from './settings.ts';

export interface Protection {
  hosts: AllowedHosts;
  documents: DocumentLimits;
  registeredOnly: boolean;
  rates: RateLimits | undefined; // undefined: there are no rate limits
  proxies: TrustedProxies;
  idle: IdleLimits;
  resetLinkS: number; // how long the API's links for a new password work, in seconds
  http: HttpLimits;
  pictures: PictureLimits;
  uploads: UploadLimits;
}

export function protectionOf(settings: Settings): Protection {
  return {
    hosts: allowedHosts(settings.ALLOWED_HOSTS, {
      production: settings.NODE_ENV === 'production',
      publicUrl: settings.PUBLIC_URL,
    }),
    documents: {
      depth: settings.MAX_DEPTH,
      aliases: settings.MAX_ALIASES,
      directives: settings.MAX_DIRECTIVES,
      tokens: settings.MAX_TOKENS,
      cost: settings.MAX_COST,
      values: settings.MAX_VALUES,
    },
    registeredOnly: settings.OPERATIONS === 'registered',
    rates: settings.RATE_LIMITS === 'on' ? ratesOf(settings) : undefined,
    proxies: settings.TRUST_PROXY ?? NO_PROXIES,
    idle: { shopperS: settings.SESSION_IDLE_MINUTES, staffS: settings.STAFF_SESSION_IDLE_MINUTES },
    resetLinkS: settings.RESET_LINK_MINUTES,
    http: {
      bodyBytes: settings.MAX_BODY_BYTES,
      headerBytes: settings.MAX_HEADER_BYTES,
      headersMs: settings.HEADERS_TIMEOUT_SECONDS,
      requestMs: settings.REQUEST_TIMEOUT_SECONDS,
      keepAliveMs: settings.KEEP_ALIVE_SECONDS,
      requestsPerConnection: settings.MAX_REQUESTS_PER_CONNECTION,
      pipelined: settings.MAX_PIPELINED_REQUESTS,
      connections: settings.MAX_CONNECTIONS,
      connectionsPerAddress: settings.MAX_CONNECTIONS_PER_ADDRESS,
    },
    pictures: {
      connections: settings.PICTURE_CONNECTIONS,
      atOnce: settings.MAX_PICTURES,
      perAddress: settings.MAX_PICTURES_PER_ADDRESS,
      maxBytes: settings.PICTURE_MEGABYTES,
      heldBytes: settings.PICTURES_MEGABYTES,
      deadlineMs: settings.PICTURE_SECONDS,
    },
    uploads: {
      ...UPLOAD_LIMITS,
      maxBytes: settings.UPLOAD_MEGABYTES,
      perMinute: settings.RATE_UPLOADS,
    },
  };
}

function ratesOf(settings: Settings): RateLimits {
  return {
    perSession: settings.RATE_PER_SESSION,
    perAddress: settings.RATE_PER_ADDRESS,
    files: settings.RATE_FILES_PER_ADDRESS,
    pages: settings.RATE_PAGES_PER_ADDRESS,
    logins: settings.RATE_LOGINS,
    registrations: settings.RATE_REGISTRATIONS,
    resets: settings.RATE_RESETS,
  };
}
