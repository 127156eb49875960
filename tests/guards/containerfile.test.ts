import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { SETTINGS } from '../../gateway/config/settings.ts';
import { CODEGEN, GATEWAY, SANDBOX, WEB } from '../../scripts/build/steps.ts';

/** The instructions of the Containerfile, `\` at the end of a line undone. */
const INSTRUCTIONS = readFileSync('ops/container/Containerfile', 'utf8')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter(Boolean);
const of = (word: string): string[] =>
  INSTRUCTIONS.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
const LAST_STAGE = INSTRUCTIONS.slice(INSTRUCTIONS.findLastIndex((line) => line.startsWith('FROM ')));

test('the image runs the Node that package.json names', () => {
  const versions = of('FROM').flatMap((image) => /\/node:([\d.]+)-/.exec(image)?.[1] ?? []);
  expect(new Set(versions)).toEqual(new Set([packageJson.dependencies.node]));
  expect(LAST_STAGE).toContain('COPY --from=build /usr/local/bin/node /usr/local/bin/node');
});

test('nothing reaches the image but the files that it names, and no package that only development needs', () => {
  const copies = LAST_STAGE.filter((line) => /^(COPY|ADD) /.test(line));
  expect(copies.filter((line) => !/^COPY --from=(build|packages) /.test(line))).toEqual([]);
  expect(copies.filter((line) => line.includes('node_modules'))).toEqual([]);
  expect(of('RUN').filter((line) => line.startsWith('npm ci') && line.includes('--omit=dev'))).toHaveLength(1);
  // Each install script could run any code.
  expect(of('RUN').filter((line) => line.includes('npm ci') && !line.includes('--ignore-scripts'))).toEqual([]);
  expect(readFileSync('.dockerignore', 'utf8')).toMatch(/^\*$/m);
});

test('the context of the image has what its build reads', () => {
  const admitted = readFileSync('.dockerignore', 'utf8').match(/(?<=^!).+/gm) ?? [];
  const read = [CODEGEN, WEB, SANDBOX, GATEWAY].flatMap(({ inputs }) => globSync([...inputs]));
  const isAdmitted = (file: string) => admitted.some((name) => file === name || file.startsWith(`${name}/`));
  expect(read.length).toBeGreaterThan(100);
  expect(read.filter((file) => !isAdmitted(file))).toEqual([]);
});

test('it runs as a user without rights, which Kubernetes knows by its number', () => {
  const [user, ...others] = of('USER');
  expect(others).toEqual([]);
  expect(user).toMatch(/^([1-9]\d{3,}):\1$/);
  expect(of('RUN').some((line) => line.includes(`chown ${user} /data`))).toBe(true);
  expect(of('ENV')).toEqual(['NODE_ENV=production DATA_DIR=/data/haat']);
});

test('its port and its probe are those of the gateway', () => {
  const { default: port } = SETTINGS.PORT as unknown as { default: number };
  expect(of('EXPOSE')).toEqual([`${port}`]);
  expect(of('HEALTHCHECK')[0]).toContain(`["node", "ops/container/healthy.ts", "${port}"]`);
  expect(readFileSync('ops/container/healthy.ts', 'utf8')).toContain('/healthz');
});
