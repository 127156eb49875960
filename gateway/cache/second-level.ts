export interface CachedValue {
  value: unknown;
  tags: readonly string[]; // a change of any of them makes the value outdated (cache/tag-log.ts)
  at: number; // when it was read, in ms since 1970
}

/** What several gateways have read. If it is slow, empty or away, each of them works alone and nothing fails. */
export interface SecondLevelCache {
  /** The version is for `keep`. It is undefined if the cache does not answer. */
  find: (key: string) => Promise<{ entry: CachedValue | undefined; version: number | undefined }>;
  keep: (key: string, entry: CachedValue, version: number) => void;
}

/** Tells several gateways what one of them has changed. */
export interface ChangeFeed {
  publish: (tags: readonly string[]) => void;
  /** Reports what the others publish; EVERYTHING (tag-log.ts) if messages may have been lost. */
  listen: (onChange: (tags: readonly string[]) => void) => void;
}
