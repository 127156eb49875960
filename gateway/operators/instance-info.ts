import { hash, scrypt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { Gauge, type Registry } from 'prom-client';

/** Settings that all gateways of a shop must have in common, besides the secrets. Limits are left out: they may fit each machine. */
const COMMON = [
  'publicUrl',
  'shopName',
  'production',
  'sandbox',
  'serverRendering',
  'offline',
  'redisUrl',
  'redisSentinel',
  'catalogueAges',
] as const;

export interface InstanceOptions extends Record<(typeof COMMON)[number], unknown> {
  upstreamUrl: string;
  protection: { registeredOnly: boolean };
  sessionSecrets: readonly string[];
  registeredOperations: ReadonlyMap<string, string>; // text by SHA-256
}

const { version: VERSION } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const LOOPBACK = /^(localhost|127\..*|\[::1\])$/;
const MANIFEST_DIGITS = 12;
const FINGERPRINT_BYTES = 3;
/** 32 MB and about 0.1 s for each guess. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 };
const slowHash = promisify<string, string, number, typeof COST, Buffer>(scrypt);

/**
 * Security: it is published, so it must not help to guess a secret. Each guess costs as much as here, and of 24 bits one wrong guess
 * in 16 million fits as well. The salt differs by purpose only: equal secrets of several gateways must have equal fingerprints.
 */
async function fingerprint(purpose: string, value: unknown): Promise<string> {
  const bytes = await slowHash(JSON.stringify(value), `haat instance info ${purpose}`, FINGERPRINT_BYTES, COST);
  return bytes.toString('hex');
}

/** Metrics by which `npm run doctor -- --gateways` compares gateways. */
export function describeInstance(registry: Registry, options: InstanceOptions): void {
  const known = { version: VERSION, node: process.version, manifest: manifestOf(options) };
  let secrets: string | undefined;
  let settings: string | undefined;
  let begun = false;
  async function calculate(): Promise<void> {
    settings = await fingerprint('settings', commonOf(options));
    secrets = await fingerprint('secrets', options.sessionSecrets);
  }
  new Gauge({
    name: 'haat_instance_info',
    help: 'Processes with this version, Node, manifest, and fingerprints of the session secrets and of the settings that all gateways must share.',
    labelNames: ['version', 'node', 'manifest', 'secrets', 'settings'],
    registers: [registry],
    collect() {
      // Not at the start, which it would slow down. The first reading goes without.
      if (!begun) void calculate().catch(() => (begun = false)); // too little memory, say: the next reading tries again
      begun = true;
      if (secrets !== undefined && settings !== undefined) this.set({ ...known, secrets, settings }, 1);
    },
  });
}

const manifestOf = ({ registeredOperations }: InstanceOptions): string =>
  hash('sha256', [...registeredOperations.keys()].toSorted().join()).slice(0, MANIFEST_DIGITS);

function commonOf({ protection, upstreamUrl, ...options }: InstanceOptions): unknown[] {
  // Each gateway has the embedded API at a port of its own.
  const api = LOOPBACK.test(new URL(upstreamUrl).hostname) ? 'on this machine' : upstreamUrl;
  return [api, protection.registeredOnly, ...COMMON.map((name) => options[name])];
}
