/** Variables as a process is given them. */
export type Environment = Record<string, string | undefined>;

/** Reads single variables. What is wrong with one is noted among `problems`, and its default is given in its place. */
export interface SettingReaders {
  /** What is wrong, a sentence each. */
  problems: string[];
  /** The trimmed text; undefined for an empty one. */
  text: (name: string) => string | undefined;
  port: (name: string, fallback: number) => number;
  /** A whole number from 1 on, or from `least`. */
  count: (name: string, fallback: number, least?: 0 | 1) => number;
  /** A whole number of seconds, from 1 on or from `least`, given in ms. */
  milliseconds: (name: string, fallbackSeconds: number, least?: 0 | 1) => number;
  /** A number from 0 to 1. */
  share: (name: string, fallback: number) => number;
  /** An address without a slash at its end. `secret`: it may hold a password, and is not repeated. */
  url: (name: string, protocols: readonly string[], secret?: boolean) => string | undefined;
  oneOf: <T extends string>(name: string, values: readonly T[], fallback: T) => T;
  /** The words between commas; undefined where nothing is set. */
  list: (name: string) => string[] | undefined;
}

export function createSettingReaders(env: Environment): SettingReaders {
  const problems: string[] = [];
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;

  function count(name: string, fallback: number, least: 0 | 1 = 1): number {
    const value = text(name) ?? String(fallback);
    if (/^\d{1,9}$/.test(value) && Number(value) >= least) return Number(value);
    problems.push(`${name} must be a whole number from ${least} on, but is "${value}".`);
    return fallback;
  }

  return {
    problems,
    text,
    count,
    milliseconds: (name, fallbackSeconds, least) => count(name, fallbackSeconds, least) * 1000,
    port(name, fallback) {
      const value = text(name) ?? String(fallback);
      if (/^\d{1,5}$/.test(value) && Number(value) <= 65535) return Number(value);
      problems.push(`${name} must be a port number, 0 to 65535 (0: any free one), but is "${value}".`);
      return fallback;
    },
    share(name, fallback) {
      const value = Number(text(name) ?? fallback);
      if (value >= 0 && value <= 1) return value;
      problems.push(`${name} must be a share from 0 to 1, but is "${text(name)}".`);
      return fallback;
    },
    url(name, protocols, secret = false) {
      const value = text(name);
      if (value === undefined) return undefined;
      const parsed = URL.parse(value);
      if (parsed && protocols.includes(parsed.protocol)) return value.replace(/\/+$/, '');
      problems.push(
        `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}${secret ? '' : `, but is "${value}"`}.`,
      );
      return undefined;
    },
    oneOf<T extends string>(name: string, values: readonly T[], fallback: T): T {
      const value = text(name) ?? fallback;
      const found = values.find((candidate) => candidate === value);
      if (!found) problems.push(`${name} must be one of ${values.join(', ')}, but is "${value}".`);
      return found ?? fallback;
    },
    list: (name) =>
      text(name)
        ?.split(',')
        .map((word) => word.trim()),
  };
}
