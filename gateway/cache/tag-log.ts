/** The cache tag of the whole catalogue. All other tags are the shop's own (domains/invalidation.ts). */
export const EVERYTHING = 'everything';

/** Remembers at which version each cache tag was invalidated last. */
export interface TagLog {
  readonly version: number;
  invalidate: (tags: readonly string[]) => void;
  changedSince: (version: number, tags: readonly string[]) => boolean;
}

/** Tags that are remembered one by one. Anything read before the last time of a forgotten tag counts as outdated. */
const MAX_TAGS = 10_000;

export function createTagLog(): TagLog {
  const latest = new Map<string, number>();
  let version = 0;
  let everything = 0;
  return {
    get version() {
      return version;
    },
    invalidate(tags) {
      version += 1;
      if (tags.includes(EVERYTHING)) everything = version;
      for (const tag of tags) {
        latest.delete(tag);
        latest.set(tag, version);
      }
      for (const [tag, at] of latest) {
        if (latest.size <= MAX_TAGS) break;
        latest.delete(tag);
        everything = Math.max(everything, at);
      }
    },
    changedSince: (since, tags) =>
      since < version && (everything > since || tags.some((tag) => (latest.get(tag) ?? 0) > since)),
  };
}
