import { describe, expect, test } from 'vitest';
import { readConfig, UpstreamConfigError } from '../../upstream/config.ts';

describe('the configuration', () => {
  test('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 0,
      databaseUrl: undefined,
      storefrontUrl: 'http://localhost:4000',
      smtpUrl: undefined,
      quirks: false,
    });
  });

  test('takes what is said', () => {
    const env = { PUBLIC_URL: 'https://shop.example/', SMTP_URL: 'smtp://127.0.0.1:25', UPSTREAM_QUIRKS: '1' };
    expect(readConfig(env)).toMatchObject({
      storefrontUrl: 'https://shop.example',
      smtpUrl: 'smtp://127.0.0.1:25',
      quirks: true,
    });
  });

  test('names every problem at once, and repeats nothing that may hold a password', () => {
    const env = {
      UPSTREAM_PORT: '99999',
      DATABASE_URL: 'mysql://u:secret@h/d',
      SMTP_URL: 'http://u:secret@h',
      PUBLIC_URL: 'shop.example',
      UPSTREAM_QUIRKS: 'yes',
      LOG_LEVEL: 'loud',
    };
    const read = () => readConfig(env);
    expect(read).toThrow(UpstreamConfigError);
    for (const name of Object.keys(env)) expect(read).toThrow(name);
    expect(read).not.toThrow('secret');
  });
});
