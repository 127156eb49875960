import { allowedHostsIn, type AllowedHosts } from '../limits/allowed-hosts.ts';
import { documentLimitsIn, type DocumentLimits } from '../operations/document-limits.ts';
import { httpLimitsIn, type HttpLimits } from '../limits/http-server.ts';
import { pictureLimitsIn, type PictureLimits } from '../pages/picture-limits.ts';
import { rateLimitsIn, type RateLimits } from '../limits/rate-limit.ts';
import { idleLimitsIn, resetLinkIn, type IdleLimits } from '../session/lifetime.ts';
import type { SettingReaders } from '../lib/env.ts';
import { trustedProxiesIn, type TrustedProxies } from '../limits/client-address.ts';

/** What the gateway lets happen to it. */
export interface Protection {
  hosts: AllowedHosts;
  documents: DocumentLimits;
  /** True: only registered operations are run. */
  registeredOnly: boolean;
  /** Undefined: everybody may do as much as they like. */
  rates: RateLimits | undefined;
  proxies: TrustedProxies;
  /** How long sessions may idle. */
  idle: IdleLimits;
  /** How long the API's links for a new password work, in seconds. */
  resetLinkS: number;
  http: HttpLimits;
  pictures: PictureLimits;
}

export function protectionIn(
  read: SettingReaders,
  { production, publicUrl }: { production: boolean; publicUrl: string | undefined },
): Protection {
  const { oneOf } = read;
  return {
    hosts: allowedHostsIn(read, production, publicUrl),
    documents: documentLimitsIn(read),
    registeredOnly: oneOf('OPERATIONS', ['registered', 'any'], production ? 'registered' : 'any') === 'registered',
    rates: rateLimitsIn(read),
    proxies: trustedProxiesIn(read),
    idle: idleLimitsIn(read),
    resetLinkS: resetLinkIn(read),
    http: httpLimitsIn(read),
    pictures: pictureLimitsIn(read),
  };
}
