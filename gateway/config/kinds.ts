import { isIP } from 'node:net';
import { customCleanEnv, EnvError, makeExactValidator, type CleanedEnv } from 'envalid';
import { trustedProxies, type TrustedProxies } from '../limits/client-address.ts';
import { isHostName } from '../limits/allowed-hosts.ts';

export type Environment = Record<string, string | undefined>;

const SECRET_CHARACTERS = 32; // shorter secrets could be guessed offline; 32 characters of base64 are 192 bits

const mustBe = (what: string, text: string): EnvError => new EnvError(`must be ${what}, but is "${text}".`);
const wordsOf = (text: string): string[] => text.split(',').map((word) => word.trim());

interface NumberSpec {
  default: number; // in the program's unit
  devDefault?: number; // for development and tests; `default` is then for production
  desc: string;
}

/** The program's value is the number times `unit`. */
function wholeNumber(least: 0 | 1, unit: number) {
  const validator = makeExactValidator<number>((text) => {
    if (/^\d{1,9}$/.test(text) && Number(text) >= least) return Number(text) * unit;
    throw mustBe(`a whole number from ${least} on`, text);
  });
  return (spec: NumberSpec) => ({ ...validator(spec), unit });
}

export const count = wholeNumber(1, 1);
export const countOrNone = wholeNumber(0, 1);
export const seconds = wholeNumber(1, 1000); // ms for the program
export const secondsOrNone = wholeNumber(0, 1000); // ms for the program

export const share = makeExactValidator<number>((text) => {
  const value = Number(text);
  if (value >= 0 && value <= 1) return value;
  throw mustBe('a share from 0 to 1', text);
});

export const port = makeExactValidator<number>((text) => {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
  throw mustBe('a port number, 0 to 65535 (0: any free one)', text);
});

export const text = makeExactValidator<string>((value) => value);

/** `secret`: the address may hold a password, so no error repeats it. */
export function url(protocols: readonly string[], secret: 'secret' | 'public' = 'public') {
  const must = `an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
  return makeExactValidator<string>((value) => {
    if (protocols.includes(URL.parse(value)?.protocol ?? '')) return value.replace(/\/+$/, '');
    throw secret === 'secret' ? new EnvError(`must be ${must}.`) : mustBe(must, value);
  });
}

/** One Redis or several, separated by commas, each with the number of a database at most. No error repeats the passwords in them. */
export const redisUrls = makeExactValidator<string>((value) => {
  const urls = wordsOf(value).map((url) => url.replace(/\/+$/, ''));
  const isRedis = (url: URL | null): boolean =>
    /^rediss?:$/.test(url?.protocol ?? '') && /^\/?\d*$/.test(url?.pathname ?? '');
  if (urls.every((url) => isRedis(URL.parse(url)))) return urls.join(',');
  throw new EnvError(
    'must be an address that starts with redis:// or rediss://, and may end with /0 to /15, or several of them, separated by commas.',
  );
});

export const oneOf = <Value extends string>(values: readonly Value[]) =>
  makeExactValidator<Value>((word) => {
    const found = values.find((value) => value === word);
    if (found !== undefined) return found;
    throw mustBe(`one of ${values.join(', ')}`, word);
  });

export const onOff = oneOf(['on', 'off']);

export const secrets = makeExactValidator<string[]>((value) => {
  const words = wordsOf(value);
  if (words.every((word) => word.length >= SECRET_CHARACTERS)) return words;
  throw new EnvError(
    `needs at least ${SECRET_CHARACTERS} characters in every secret (they are separated by commas). To make one: openssl rand -base64 48`,
  );
});

export const bindAddress = makeExactValidator<string>((value) => {
  if (isIP(value) || /^[a-z\d.-]+$/i.test(value)) return value;
  throw mustBe('an address or a name of this machine, such as 0.0.0.0', value);
});

export const hostNames = makeExactValidator<string[]>((value) => {
  const names = wordsOf(value);
  const wrong = names.filter((name) => !isHostName(name)).map((name) => `"${name}"`);
  if (wrong.length === 0) return names;
  throw new EnvError(`must be host names separated by commas, without a port, but has ${wrong.join(', ')}.`);
});

export const proxies = makeExactValidator<TrustedProxies>((value) => {
  const trusted = trustedProxies(wordsOf(value));
  if (trusted) return trusted;
  throw new EnvError(
    'must be a number of proxies, such as 1, or their addresses separated by commas, such as 10.0.0.0/8.',
  );
});

/** Each account has a password, so the error repeats none. */
export const accounts = makeExactValidator<{ role: string; email: string; password: string }[]>((value) => {
  const entries = wordsOf(value).map((account) => account.split(/\s+/));
  if (entries.some((words) => words.length !== 3)) {
    throw new EnvError('must be accounts separated by commas, each a role, an e-mail address and a password.');
  }
  return entries.map(([role = '', email = '', password = '']) => ({ role, email, password }));
});

/** Blank counts as not set. A variable with a problem is undefined in `values`. */
export function readVariables<Specs extends Record<string, object>>(
  env: Environment,
  specs: Specs,
): { values: Readonly<CleanedEnv<Specs>>; problems: Map<string, string> } {
  const trimmed = Object.entries(env).map(([name, value]) => [name, value?.trim() || undefined] as const);
  // envalid gives `devDefault` only where NODE_ENV is set.
  const given = { NODE_ENV: 'development', ...Object.fromEntries(trimmed.filter(([, value]) => value !== undefined)) };
  const problems = new Map<string, string>();
  const values = customCleanEnv(given, specs, (cleaned) => cleaned, {
    reporter: ({ errors }) => {
      for (const [name, error] of Object.entries(errors)) problems.set(name, `${name} ${(error as Error).message}`);
    },
  });
  return { values, problems };
}
