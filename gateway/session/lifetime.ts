import { decodeJwt, errors } from 'jose';
import type { Role } from '../generated/schema.ts';

/** How long a session may idle before it ends, in seconds. */
export interface IdleLimits {
  shopperS: number;
  /** For admins and the super admin. Shorter, since a stolen session of theirs does more harm. */
  staffS: number;
}

/** The longest session, whatever the API's token says: 30 days, in seconds. */
export const LONGEST_SESSION_S = 30 * 24 * 60 * 60;
/** The length of a session if the API's token has no expiry: a day, in seconds. */
const USUAL_SESSION_S = 24 * 60 * 60;

/** The defaults. */
export const IDLE_LIMITS: IdleLimits = { shopperS: 12 * 60 * 60, staffS: 60 * 60 };
/** How long the API's links for a new password work by default, in seconds. */
export const RESET_LINK_S = 5 * 60;

/** How long a session of a role may idle, in seconds. */
export function idleTimeOf(role: Role, { shopperS, staffS }: IdleLimits): number {
  return role === 'USER' ? shopperS : staffS;
}

/** When a session ends at the latest, in seconds since 1970: when the API's token expires. */
export function lastEndOf(upstreamToken: string): number {
  const now = Math.floor(Date.now() / 1000);
  return Math.min(ownEndOf(upstreamToken) ?? now + USUAL_SESSION_S, now + LONGEST_SESSION_S);
}

function ownEndOf(upstreamToken: string): number | undefined {
  try {
    return decodeJwt(upstreamToken).exp;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
