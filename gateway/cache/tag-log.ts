export const EVERYTHING = 'everything'; // the tag of the whole catalogue; other tags: domains/invalidation.ts

/** Remembers at which version each cache tag was invalidated last. */
export interface TagLog {
  readonly version: number;
  invalidate: (tags: readonly string[]) => void;
  changedSince: (version: number, tags: readonly string[]) => boolean;
}

const MAX_TAGS = 10_000; // what was read before the last change of a forgotten tag counts as outdated

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
