import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

// npm run times [-- --runs 3 --only start,changed,check,test]: how long a newcomer and a developer wait, in a fresh clone.

/** A command, and what its output says when it is ready; without `until` it is ready when it ends. */
interface Timed {
  name: string;
  command: readonly [string, ...string[]];
  until?: RegExp;
  /** Removed before each run: files that git ignores, so that nothing is installed or built. */
  fresh?: true;
  /** A file that gets a blank line for the run. */
  touch?: string;
}

const ready = { command: ['npm', 'start'], until: /Shop +http/ } as const;
const npm = (...words: string[]): Timed['command'] => ['npm', ...words];

const GROUPS: Record<string, Timed[]> = {
  start: [
    { name: 'fresh `npm start`, nothing installed', ...ready, fresh: true },
    { name: 'second `npm start`', ...ready },
  ],
  changed: [
    {
      name: '`npm test -- --changed`, a resolver',
      command: npm('test', '--', '--changed'),
      touch: 'gateway/domains/cart/cart.resolvers.ts',
    },
    {
      name: '`npm test -- --changed`, a screen',
      command: npm('test', '--', '--changed'),
      touch: 'web/src/features/cart/cart-page.tsx',
    },
    {
      name: '`npm run check -- --changed`',
      command: npm('run', 'check', '--', '--changed'),
      touch: 'web/src/features/cart/cart-page.tsx',
    },
  ],
  check: [{ name: '`npm run check`', command: npm('run', 'check') }],
  test: [
    ...['node', 'web', 'e2e'].map((project) => ({
      name: `\`npm test\`, ${project}`,
      command: npm('test', '--', '--project', project),
    })),
    { name: '`npm test`', command: npm('test') },
  ],
};

const { values } = parseArgs({ options: { runs: { type: 'string' }, only: { type: 'string' } } });
const runs = Number(values.runs ?? 3);
const groups = values.only?.split(',') ?? Object.keys(GROUPS);

const clone = mkdtempSync(join(tmpdir(), 'haat-times-'));
process.on('exit', () => rmSync(clone, { recursive: true, force: true }));
execFileSync('git', ['clone', '--quiet', process.cwd(), clone]);
process.stdout.write(
  `| Seconds, of ${runs} runs in a fresh clone | least | median | most |\n| --- | --- | --- | --- |\n`,
);
for (const timed of groups.flatMap((group) => GROUPS[group] ?? [])) {
  const seconds: number[] = [];
  for (let run = 0; run < runs; run += 1) seconds.push(await time(timed));
  seconds.sort((one, other) => one - other);
  const figures = [seconds[0], seconds[Math.floor(runs / 2)], seconds.at(-1)].map((value) => value?.toFixed(1));
  process.stdout.write(`| ${timed.name} | ${figures.join(' | ')} |\n`);
}

/** Seconds until the command is ready. Throws if it fails. */
async function time({ command, until, fresh, touch }: Timed): Promise<number> {
  const git = (...words: string[]): unknown => execFileSync('git', words, { cwd: clone });
  git('checkout', '--quiet', '.');
  if (fresh) git('clean', '-fdxq');
  if (touch) appendFileSync(join(clone, touch), '\n');
  const [program, ...words] = command;
  const started = performance.now();
  const child = spawn(program, words, {
    cwd: clone,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let printed = '';
  const readyMs = await new Promise<number>((resolve, reject) => {
    const collect = (chunk: Buffer): void => {
      printed += chunk.toString();
      if (until?.test(printed)) resolve(performance.now() - started);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('exit', (code) =>
      code === 0 && !until
        ? resolve(performance.now() - started)
        : reject(new Error(`${command.join(' ')} ended with ${code}:\n${printed}`)),
    );
  });
  if (until && child.pid) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    // The whole group: npm, the script, and what it has started.
    process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
  return readyMs / 1000;
}
