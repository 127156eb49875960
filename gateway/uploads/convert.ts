import { fork } from 'node:child_process';
import { hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { bulkhead } from 'cockatiel';
import type { Conversion, ConversionRequest, Focus, Refusal } from './converted.ts';
import { fileName } from './names.ts';
import type { PictureFiles } from './storage.ts';

export interface ConversionLimits {
  /** Processes that convert at a time. Each takes up to a core and 250 MB for a moment. */
  conversions: number;
  maxPixels: number;
  conversionMs: number; // for one picture
}

export type Converted = { hash: string; files: PictureFiles } | { refusal: Refusal };
export type Convert = (bytes: Uint8Array, focus: Focus) => Promise<Converted>;

const CHILD = fileURLToPath(new URL('convert.child.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Security: it reads the program's files, and can neither write, connect nor start anything through Node. Its environment is empty. */
const LEAST_RIGHTS = [
  '--permission',
  '--allow-addons',
  `--allow-fs-read=${ROOT}*`,
  '--disable-warning=SecurityWarning',
];

/** More pictures than `conversions` wait. Who calls limits how many. */
export function createConvert({ conversions, conversionMs, maxPixels }: ConversionLimits): Convert {
  const turns = bulkhead(conversions, Infinity);
  return (bytes, focus) =>
    turns.execute(async () => {
      const conversion = await runChild({ bytes, focus, maxPixels }, conversionMs);
      return 'files' in conversion ? named(conversion.files) : conversion;
    });
}

/** A picture at which the process dies counts as damaged. */
function runChild(request: ConversionRequest, ms: number): Promise<Conversion> {
  return new Promise((resolve) => {
    const child = fork(CHILD, {
      env: {},
      execArgv: LEAST_RIGHTS,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let conversion: Conversion = { refusal: 'DAMAGED' };
    const late = setTimeout(() => {
      conversion = { refusal: 'SLOW' };
      child.kill('SIGKILL');
    }, ms);
    const end = (): void => {
      clearTimeout(late);
      resolve(conversion);
    };
    child.once('message', (message) => (conversion = message as Conversion));
    child.once('error', end);
    child.once('exit', end);
    child.send(request, () => undefined); // if it cannot be sent, 'exit' tells
  });
}

/** The hash is of what is kept, so a name never stands for other bytes. */
function named(files: Extract<Conversion, { files: unknown }>['files']): Converted {
  const sums = files.map(({ bytes }) => hash('sha256', bytes));
  const name = hash('sha256', sums.join());
  return {
    hash: name,
    files: new Map(files.map(({ width, format, bytes }) => [fileName(name, width, format), bytes])),
  };
}
