import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../../gateway/config/config.ts';
import { sessionSecrets } from '../../../gateway/session/secrets.ts';
import { temporaryFolder } from '../../support/folder.ts';

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('the configuration', () => {
  test('needs nothing in development', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      port: 4000,
      host: '127.0.0.1',
      publicUrl: undefined,
      upstreamUrl: undefined,
      shopName: 'Haat',
    });
  });

  test('takes the age of the catalogue in seconds, below which the other ages never are; 0 keeps nothing', () => {
    expect(readConfig({}).catalogueAges).toEqual({ freshMs: 30_000, staleMs: 600_000, graceMs: 86_400_000 });
    expect(readConfig({ CATALOGUE_FRESH_SECONDS: '5' }).catalogueAges?.freshMs).toBe(5_000);
    const day = { freshMs: 90_000_000, staleMs: 90_000_000, graceMs: 90_000_000 };
    expect(readConfig({ CATALOGUE_FRESH_SECONDS: '90000' }).catalogueAges).toEqual(day);
    expect(readConfig({ CATALOGUE_FRESH_SECONDS: '0' }).catalogueAges).toBeUndefined();
  });

  test('takes the rates of one address, which the others follow; 0: there are none', () => {
    expect(readConfig({}).protection.rates).toMatchObject({ perAddress: 6_000, perSession: 1_200, logins: 50 });
    const rates = readConfig({ RATE_PER_ADDRESS: '12000', RATE_LOGINS: '100' }).protection.rates;
    expect(rates).toMatchObject({ perSession: 2_400, files: 24_000, pages: 240, registrations: 40, resets: 20 });
    expect(readConfig({ RATE_PER_ADDRESS: '0' }).protection.rates).toBeUndefined();
  });

  test('keeps pictures in the bucket, else in its folder, but nowhere where other machines would miss them', () => {
    const bucket = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };
    const REDIS_URL = 'redis://127.0.0.1';
    expect(readConfig({ ...bucket, REDIS_URL }).uploads).toMatchObject({ bucket: { bucket: 'pictures' } });
    expect(readConfig({ DATA_DIR: '/data' }).uploads).toEqual({ folder: '/data/pictures' });
    expect(readConfig({ REDIS_URL }).uploads).toBeUndefined();
  });

  test('traces only if there is a collector, and only the given share', () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318/';
    expect(readConfig({}).tracing).toBeUndefined();
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: '0.1' }).tracing).toEqual({
      endpoint: 'http://127.0.0.1:4318',
      share: 0.1,
    });
    const wrong = problemsOf({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: '10%' });
    expect(wrong.join()).toContain('OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1');
  });

  test('in production wants an https address that people reach the shop at, unless it is told that there is none', () => {
    const production = { NODE_ENV: 'production', SESSION_SECRETS: 'x'.repeat(40) };
    for (const PUBLIC_URL of ['', 'http://shop.example', 'HTTPS://shop.example']) {
      expect(problemsOf({ ...production, PUBLIC_URL })).toEqual([
        expect.stringMatching(/^PUBLIC_URL must be set .*https:.*INSECURE_PUBLIC_URL=allow/),
      ]);
    }
    expect(readConfig({ ...production, PUBLIC_URL: 'https://shop.example' }).publicUrl).toBe('https://shop.example');
    expect(readConfig({ ...production, INSECURE_PUBLIC_URL: 'allow' }).publicUrl).toBeUndefined();
    expect(problemsOf({ ...production, INSECURE_PUBLIC_URL: 'yes' }).join()).toContain('INSECURE_PUBLIC_URL must be');
    expect(problemsOf({ PUBLIC_URL: 'http://shop.example' })).toEqual([]);
  });

  test('takes no super admin of the embedded API whose address could never log in', () => {
    const SUPER_ADMIN_EMAIL = 'owner@shop.example';
    expect(problemsOf({ SUPER_ADMIN_EMAIL }).join()).toContain('SUPER_ADMIN_EMAIL must be');
    expect(problemsOf({ SUPER_ADMIN_EMAIL: 'owner@example.com' })).toEqual([]);
    expect(problemsOf({ SUPER_ADMIN_EMAIL, UPSTREAM_URL: 'https://api.example' })).toEqual([]);
  });

  test('lists all of its problems at once', () => {
    const problems = problemsOf({
      NODE_ENV: 'production',
      PORT: '99999',
      UPSTREAM_PORT: 'x',
      UPSTREAM_URL: 'ftp://somewhere',
      DATABASE_URL: 'mysql://somewhere',
      REDIS_URL: 'somewhere',
      SMTP_URL: 'somewhere',
      PUBLIC_URL: 'shop.example',
      LOG_LEVEL: 'loud',
    });
    for (const name of [
      'PORT',
      'UPSTREAM_PORT',
      'UPSTREAM_URL',
      'DATABASE_URL',
      'REDIS_URL',
      'SMTP_URL',
      'PUBLIC_URL',
      'LOG_LEVEL',
      'SESSION_SECRETS',
    ]) {
      expect(problems.filter((problem) => problem.startsWith(`${name} `))).toHaveLength(1);
    }
  });

  test('never repeats a secret in what it says', () => {
    const problems = problemsOf({
      SESSION_SECRETS: 'short-secret',
      DATABASE_URL: 'mysql://u:hidden@h',
      REDIS_URL: 'x:hidden',
    });
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toMatch(/short-secret|hidden/);
  });

  test('drops the slash at the end of addresses', () => {
    expect(readConfig({ UPSTREAM_URL: 'https://api.example/v1/' }).upstreamUrl).toBe('https://api.example/v1');
  });
});

describe('the session secrets', () => {
  test('are made once, kept, and readable by their owner alone', () => {
    const dataDir = temporaryFolder();
    const [first] = sessionSecrets({ sessionSecrets: undefined, dataDir });
    expect(first).toHaveLength(64);
    expect(sessionSecrets({ sessionSecrets: undefined, dataDir })).toEqual([first]);
    expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
  });

  test('are the configured ones where there are any', () => {
    expect(sessionSecrets({ sessionSecrets: ['new', 'old'], dataDir: '/nowhere' })).toEqual(['new', 'old']);
  });
});
