import { describe, expect, test } from 'vitest';
import { readConfig, UpstreamConfigError } from '../../upstream/config.ts';

function problemsOf(env: Record<string, string>): string {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    if (error instanceof UpstreamConfigError) return error.message;
    throw error;
  }
}

describe('the reference API’s configuration', () => {
  test('needs nothing', () => {
    expect(readConfig({})).toMatchObject({ port: 0, databaseUrl: undefined, logLevel: 'warn', production: false });
    expect(readConfig({}).dataDir).toMatch(/\.data$/);
  });

  test('takes given values; blank counts as unset', () => {
    const env = { UPSTREAM_PORT: '65535', DATABASE_URL: 'postgres://u@h/d', LOG_LEVEL: 'debug', NODE_ENV: ' ' };
    expect(readConfig(env)).toMatchObject({ port: 65535, databaseUrl: 'postgres://u@h/d', logLevel: 'debug' });
  });

  test('keeps the API to this machine, unless it is told another address to listen on', () => {
    expect(readConfig({}).host).toBe('127.0.0.1');
    expect(readConfig({ UPSTREAM_HOST: '::' }).host).toBe('::');
    expect(problemsOf({ UPSTREAM_HOST: 'everywhere' })).toContain('UPSTREAM_HOST must be an IP address');
  });

  test('has the shop’s address and the mail server', () => {
    expect(readConfig({})).toMatchObject({ storefrontUrl: 'http://localhost:4000', smtpUrl: undefined });
    const env = { PUBLIC_URL: 'https://shop.example/', SMTP_URL: 'smtp://127.0.0.1:25' };
    const expected = { storefrontUrl: 'https://shop.example', smtpUrl: 'smtp://127.0.0.1:25' };
    expect(readConfig(env)).toMatchObject(expected);
  });

  test('is quieter in development than in production, unless the caller says otherwise', () => {
    expect(readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' }).logLevel).toBe('info');
    expect(readConfig({}, 'info').logLevel).toBe('info');
  });

  test('takes a super admin with a password by the shop’s rules, and none that everybody knows', () => {
    const superAdmin = { email: 'owner@example.com', password: 'Marigold#1' };
    const env = { SUPER_ADMIN_EMAIL: ' owner@example.com', SUPER_ADMIN_PASSWORD: 'Marigold#1' };
    expect([readConfig(env).superAdmin, readConfig({}).superAdmin]).toEqual([superAdmin, undefined]);
    for (const [wrong, problem] of [
      [{ SUPER_ADMIN_PASSWORD: '' }, 'set both or neither'],
      [{ SUPER_ADMIN_EMAIL: '' }, 'set both or neither'],
      [{ SUPER_ADMIN_EMAIL: 'owner' }, 'SUPER_ADMIN_EMAIL must be an e-mail address'],
      [{ SUPER_ADMIN_PASSWORD: 'marigold#1' }, 'SUPER_ADMIN_PASSWORD cannot be used: Password must contain'],
      [{ SUPER_ADMIN_PASSWORD: 'Super@1' }, 'everybody knows it'],
    ] as const) {
      expect(problemsOf({ ...env, ...wrong })).toContain(problem);
    }
    expect(problemsOf({ ...env, SUPER_ADMIN_PASSWORD: 'hidden' })).not.toContain('hidden');
  });

  test('in production wants links in mails that lead to https, unless it is told that they need not', () => {
    const production = { NODE_ENV: 'production' };
    for (const PUBLIC_URL of ['', 'http://shop.example', 'HTTPS://shop.example']) {
      expect(problemsOf({ ...production, PUBLIC_URL })).toMatch(/PUBLIC_URL must .*INSECURE_PUBLIC_URL=allow/);
    }
    expect(problemsOf({ ...production, PUBLIC_URL: 'https://shop.example' })).toBe('');
    expect(problemsOf({ ...production, INSECURE_PUBLIC_URL: 'allow' })).toBe('');
  });

  test('lists all of its problems at once, and no password', () => {
    const problems = problemsOf({
      UPSTREAM_PORT: '65536',
      DATABASE_URL: 'mysql://u:hidden@h',
      TOKEN_SECRET: 'hidden',
      SMTP_URL: 'http://u:hidden@h',
      PUBLIC_URL: 'shop.example',
      NODE_ENV: 'live',
      LOG_LEVEL: 'loud',
    });
    for (const name of [
      'UPSTREAM_PORT',
      'DATABASE_URL',
      'TOKEN_SECRET',
      'SMTP_URL',
      'PUBLIC_URL',
      'NODE_ENV',
      'LOG_LEVEL',
    ]) {
      expect(problems).toContain(`- ${name} `);
    }
    expect(problems).not.toContain('hidden');
  });
});
