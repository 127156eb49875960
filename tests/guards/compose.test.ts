import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig as readGatewayConfig } from '../../gateway/config/config.ts';
import { SETTINGS } from '../../gateway/config/settings.ts';
import { OWN_SETTINGS, readConfig as readUpstreamConfig } from '../../upstream/config.ts';
import { mostMsToStop } from '../support/stop-time.ts';

interface Service {
  image: string;
  user?: string;
  command?: string[];
  environment?: Record<string, string>;
  networks: string[];
  ports?: string[];
  volumes?: string[];
  tmpfs?: string[];
  mem_limit?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  stop_grace_period?: string;
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
}
interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
  volumes: Record<string, object>;
}

const text = readFileSync('ops/compose.yaml', 'utf8');
const compose = parse(text, { merge: true }) as Compose;
const services = Object.entries(compose.services);
const GATEWAYS = services.filter(([name]) => name.startsWith('gateway-'));
const readConf = (file: string): string => readFileSync(join('ops/nginx', file), 'utf8');

/** What Compose makes of `${NAME:?why}` and `${NAME:-default}`. */
const GIVEN: Record<string, string> = {
  PUBLIC_URL: 'https://shop.example.com',
  SESSION_SECRETS: 'a secret of the tests that is long enough',
  SUPER_ADMIN_EMAIL: 'owner@example.com',
  SUPER_ADMIN_PASSWORD: 'Marigold#1',
};
const filled = (environment: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{(\w+):(?:-([^}]*)|\?[^}]*)\}/g, (_all, asked: string, usual?: string) => {
        return usual ?? GIVEN[asked] ?? 'secret';
      }),
    ]),
  );

describe('ops/compose.yaml', () => {
  test.each(services)('%s has no right that it does not need', (_name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^\d+[mg]$/) as string,
    });
    // The image of the shop has a probe of its own, for the gateway.
    expect(service.image === 'haat' || service.healthcheck !== undefined).toBe(true);
    expect(service.user ?? '999:999').toMatch(/^[1-9]\d*:[1-9]\d*$/);
  });

  test('only nginx can be reached from outside', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['nginx']);
    expect(services.filter(([, { networks }]) => networks.includes('public')).map(([name]) => name)).toEqual(['nginx']);
    const open = Object.entries(compose.networks).filter(([, network]) => !network.internal);
    expect(open.map(([name]) => name)).toEqual(['public', 'api']);
  });

  test('it holds no secret, and a missing one is an error', () => {
    const secrets = [...text.matchAll(/^ *\w*(?:PASSWORD|SECRETS?|AUTH|TOKEN): (.*)$/gm)].map(
      ([, value = '']) => value,
    );
    expect(secrets.length).toBeGreaterThan(4);
    expect(secrets.filter((value) => !/^\$\{\w+:\?[^}]+\}$/.test(value))).toEqual([]);
    expect(text.match(/:\/\/\w*:(?!\$\{\w+:\?)[^/@]*@/)).toBeNull();
  });

  test('the gateways and the API take their variables', () => {
    for (const [, { environment = {} }] of GATEWAYS) {
      expect(Object.keys(environment).filter((name) => !Object.hasOwn(SETTINGS, name))).toEqual([]);
      const config = readGatewayConfig({ NODE_ENV: 'production', ...filled(environment) });
      expect(config).toMatchObject({ upstreamUrl: 'http://api:4100', operating: { adminPort: 9464 } });
      expect(config.redisUrl).toBe('redis://:secret@redis:6379');
    }
    const { environment = {} } = compose.services['api'] ?? {};
    const known = { ...SETTINGS, ...OWN_SETTINGS };
    expect(Object.keys(environment).filter((name) => !Object.hasOwn(known, name))).toEqual([]);
    const api = readUpstreamConfig({ NODE_ENV: 'production', ...filled(environment) });
    expect(api).toMatchObject({ host: '0.0.0.0', port: 4100, superAdmin: { email: 'owner@example.com' } });
  });

  test('every name and port of another service is right', () => {
    const names = GATEWAYS.map(([name]) => name);
    expect(names).toHaveLength(2);
    expect([...readConf('gateways.conf').matchAll(/server (\S+):(\d+)/g)].map(([, name]) => name)).toEqual(names);
    const prometheus = readFileSync('ops/prometheus.yml', 'utf8');
    for (const name of names) expect(prometheus).toContain(`'${name}:9464'`);
    const [port] = /\d+/.exec(readConf('listen.conf').split('\n').at(-2) ?? '') ?? [];
    expect(compose.services['nginx']?.ports?.[0]).toMatch(new RegExp(`:${port}$`));
    for (const [name, { depends_on: needed = {} }] of services)
      for (const other of Object.keys(needed)) {
        const [mine, others] = [name, other].map((service) => compose.services[service]?.networks ?? []);
        expect([name, other, mine?.some((network) => others?.includes(network))]).toEqual([name, other, true]);
      }
  });

  test('every file that is mounted exists, and every volume is declared', () => {
    const sources = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0] ?? ''));
    const [files, volumes] = [
      sources.filter((source) => source.startsWith('.')),
      sources.filter((source) => !source.startsWith('.')),
    ];
    expect(files.filter((file) => !existsSync(join('ops', file)))).toEqual([]);
    expect([...volumes].sort()).toEqual(Object.keys(compose.volumes).sort());
  });

  test('a gateway has time to answer what is still under way', () => {
    const most = mostMsToStop(filled(GATEWAYS[0]?.[1].environment));
    for (const [, { stop_grace_period: grace = '' }] of GATEWAYS)
      expect(Number.parseInt(grace) * 1000).toBeGreaterThan(most);
  });
});
