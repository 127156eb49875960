import { decodeJwt, errors } from 'jose';
import type { Role } from '../generated/schema.ts';

export type IdleLimits = typeof IDLE_LIMITS;

export const LONGEST_SESSION_S = 30 * 24 * 60 * 60; // 30 days, whatever the API's token says
const USUAL_SESSION_S = 24 * 60 * 60; // if the API's token has no expiry

/** In seconds. That of admins is shorter, since a stolen session of theirs does more harm. */
export const IDLE_LIMITS = { shopperS: 12 * 60 * 60, staffS: 60 * 60 };
export const RESET_LINK_S = 5 * 60; // how long the API's links for a new password work by default

export function idleTimeOf(role: Role, { shopperS, staffS }: IdleLimits): number {
  return role === 'USER' ? shopperS : staffS;
}

/** In seconds since 1970. No session outlives the API's token. */
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
