import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { GATEWAY, make } from '../../scripts/build/steps.ts';

/** Packages that a gateway needs later, or only with some settings. prom-client has a small one of OpenTelemetry's with it. */
const LATER = [
  '@electric-sql/pglite',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/sdk-trace',
  '@redis/client',
  'nodemailer',
  'pg',
  'react',
  'react-dom',
  'redis',
  'sharp',
];

/** Prints the address of each module before it is loaded, in order with what the gateway prints. */
const REPORT = `data:text/javascript,
  import { registerHooks } from 'node:module';
  registerHooks({ load: (url, context, next) => { process.stdout.write('loads ' + url + '\\n'); return next(url, context); } });`;

beforeAll(() => make(GATEWAY));

/** Starts it, and returns what it has printed up to a line that matches. */
async function start(until: RegExp, env: Record<string, string>, options: string[] = []): Promise<string> {
  const child = spawn(process.execPath, [...options, 'gateway/dist/start.js'], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: '0',
      UPSTREAM_URL: 'http://127.0.0.1:9',
      DATA_DIR: join(mkdtempSync(join(tmpdir(), 'haat-built-')), 'data'),
      SESSION_SECRETS: 'nothing here needs to be hidden from anybody',
      INSECURE_PUBLIC_URL: 'allow',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        if (until.test(printed)) resolve(printed);
      });
    }
    child.once('close', () => reject(new Error(`It ended before it printed ${until.source}:\n${printed}`)));
  });
}

test('it loads a few files, and none of what its start does not need', async () => {
  const printed = await start(/Shop +http/, {}, ['--import', REPORT]);
  const urls = [...printed.slice(0, printed.indexOf('Shop ')).matchAll(/^loads (file:.*)$/gm)].map(
    ([, url = '']) => url,
  );
  expect(urls.map((url) => basename(url))).toContain('main.js');
  expect(urls.filter((url) => !url.includes('/gateway/dist/'))).toEqual([]);
  expect(urls.length).toBeLessThan(20);
  const packagesOf = JSON.parse(readFileSync('gateway/dist/packages.json', 'utf8')) as Record<string, string[]>;
  const packages = new Set(urls.flatMap((url) => packagesOf[basename(url)] ?? []));
  expect(packages).toContain('graphql');
  expect(LATER.filter((name) => packages.has(name))).toEqual([]);
});

test('a stack trace names the sources', async () => {
  const printed = await start(/main\.ts:\d+/, { DATA_DIR: '/dev/null/data' });
  expect(printed).toMatch(/at makePrivate \(.*\/gateway\/lib\/private-folder\.ts:\d+:\d+\)/);
});
