import type { Request, Response } from 'express';
import { confirmRole } from '../domains/auth/auth.caller-check.ts';
import type { ContextOptions } from '../domains/context.ts';
import { staffOf } from '../domains/staff-change.ts';
import { ERRORS, type ErrorCode } from '../errors/codes.ts';
import { rateLimited, refusal, type ShopError } from '../errors/shop-error.ts';
import { createContext } from '../graphql/request-context.ts';
import { memoryKey } from '../lib/limited-map.ts';
import { createMinuteCounts, type ShareCounts } from '../limits/minute-counts.ts';
import { mayDo } from '../session/roles.ts';

export interface AdmitOptions {
  context: ContextOptions;
  publicUrl: string | undefined;
  perMinute: number | undefined; // undefined: no rate limit
  shareCounts: ShareCounts | undefined;
}

/**
 * Throws the refusal of a request that is not a confirmed admin's own. Nothing of its body has been read by then.
 * Returns what logs the picture that is kept.
 */
export type Admit = (req: Request, res: Response) => Promise<(address: string) => void>;

export function createAdmit({ context, perMinute, publicUrl, shareCounts }: AdmitOptions): Admit {
  const counts = createMinuteCounts({ name: 'uploads', limit: perMinute ?? Infinity, share: shareCounts });

  return async (req, res) => {
    // Security: the session's token would do. A browser also says by itself where a request comes from.
    if (!isSameOrigin(req, publicUrl)) throw refusal('CSRF_REJECTED');
    const operation = await createContext(context, req, res);
    const { caller } = operation;
    if (caller.kind === 'expired') throw refusal('TOKEN_EXPIRED');
    if (caller.kind === 'rejected') throw refusal('CSRF_REJECTED');
    // A bare token of the API comes from no browser, and pictures from nowhere else.
    if (caller.kind !== 'user') throw refusal('UNAUTHENTICATED');
    if (perMinute !== undefined && counts.add(memoryKey(caller.upstreamToken), 1) > perMinute)
      throw rateLimited(counts.msLeft());
    if (!mayDo(caller.role, 'ADMIN')) throw refusal('FORBIDDEN');
    // The API does not see this request otherwise, so it must confirm what the cookie says.
    const staff = await confirmRole(operation, 'ADMIN');
    return (address) =>
      operation.logStaffChange({ ...staffOf(staff), operation: 'upload', ids: {}, after: { address }, code: 'KEPT' });
  };
}

/** Without these headers it is no browser's request, and has no session of its own accord. */
function isSameOrigin({ headers }: Request, publicUrl: string | undefined): boolean {
  const { host, origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return true;
  // A proxy ends TLS, so only PUBLIC_URL knows the scheme.
  return URL.parse(origin)?.host === host || (publicUrl !== undefined && origin === new URL(publicUrl).origin);
}

/** Any refusal without a status of its own is a fault of the API or of the storage, which may be over soon. */
export const statusOf = ({ extensions }: ShopError): number =>
  ERRORS[extensions['code'] as ErrorCode].statuses.at(-1) ?? 503;
