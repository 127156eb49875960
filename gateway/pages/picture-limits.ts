import type { SettingReaders } from '../lib/env.ts';

/** How much is done for pictures, so that they can be in nobody's way. */
export interface PictureLimits {
  /** Connections to the API for pictures, beside those for operations. */
  connections: number;
  /** Pictures that may be under way: those that wait for a connection, are fetched or are sent. */
  atOnce: number;
  /** Pictures that may be under way for one client address. */
  perAddress: number;
  /** The most bytes of one picture. */
  maxBytes: number;
  /** Bytes of pictures in memory for clients that are still reading; past it, no more are fetched. */
  heldBytes: number;
  /** How long one picture may take, in ms, until its client has all of it. */
  deadlineMs: number;
}

const MEGABYTE = 1024 * 1024;

/** What holds where nothing else is set. */
export const PICTURE_LIMITS: PictureLimits = {
  // A picture takes the API a few milliseconds: 32 connections carry thousands a second.
  connections: 32,
  atOnce: 1_000,
  // A browser asks for 6 at a time: 20 people behind one address at the same moment.
  perAddress: 128,
  // The shop's own have 10 to 100 kB.
  maxBytes: 4 * MEGABYTE,
  heldBytes: 128 * MEGABYTE,
  // 300 kB at 5 kB a second.
  deadlineMs: 60_000,
};

export function pictureLimitsIn({ count, milliseconds }: SettingReaders): PictureLimits {
  const normal = PICTURE_LIMITS;
  return {
    connections: count('PICTURE_CONNECTIONS', normal.connections),
    atOnce: count('MAX_PICTURES', normal.atOnce),
    perAddress: count('MAX_PICTURES_PER_ADDRESS', normal.perAddress),
    maxBytes: count('PICTURE_MEGABYTES', normal.maxBytes / MEGABYTE) * MEGABYTE,
    heldBytes: count('PICTURES_MEGABYTES', normal.heldBytes / MEGABYTE) * MEGABYTE,
    deadlineMs: milliseconds('PICTURE_SECONDS', normal.deadlineMs / 1000),
  };
}
