import { documentLimitsIn, type DocumentLimits } from './document-limits.ts';
import { httpLimitsIn, type HttpLimits } from './http-limits.ts';
import { pictureLimitsIn, type PictureLimits } from './picture-limits.ts';
import { rateLimitsIn, type RateLimits } from './rate-limits.ts';
import { idleLimitsIn, type IdleLimits } from './session-lifetime.ts';
import type { SettingReaders } from './setting-readers.ts';
import { trustedProxiesIn, type TrustedProxies } from './client-address.ts';

/** What the gateway lets happen to it. */
export interface Protection {
  documents: DocumentLimits;
  /** True: only registered operations are run. */
  registeredOnly: boolean;
  /** Undefined: everybody may do as much as they like. */
  rates: RateLimits | undefined;
  proxies: TrustedProxies;
  /** How long sessions may idle. */
  idle: IdleLimits;
  http: HttpLimits;
  pictures: PictureLimits;
}

export function protectionIn(read: SettingReaders, production: boolean): Protection {
  const { oneOf } = read;
  return {
    documents: documentLimitsIn(read),
    registeredOnly: oneOf('OPERATIONS', ['registered', 'any'], production ? 'registered' : 'any') === 'registered',
    rates: rateLimitsIn(read),
    proxies: trustedProxiesIn(read),
    idle: idleLimitsIn(read),
    http: httpLimitsIn(read),
    pictures: pictureLimitsIn(read),
  };
}
