import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder is in use by a living process. */
export class FolderInUseError extends Error {}

/**
 * Takes a data folder for this process: two of them writing one embedded database would ruin it. The lock of a dead
 * process is taken over. Returns what gives it back.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock');
  const mine = `${process.pid} ${startOf(process.pid) ?? ''}`;
  if (!create(file, mine)) {
    const holder = read(file);
    if (holder !== undefined && isAlive(holder)) {
      throw new FolderInUseError(
        `The data folder ${folder} is in use by process ${holder.split(' ')[0]}. Stop that one, or choose another folder: DATA_DIR=.data2 npm start`,
      );
    }
    // Only one of several that find a dead lock can move this very one away; whoever comes second fails below.
    renameSync(file, `${file}.${process.pid}`);
    rmSync(`${file}.${process.pid}`);
    if (!create(file, mine))
      throw new FolderInUseError(`The data folder ${folder} was taken by another process just now.`);
  }
  return () => rmSync(file, { force: true });
}

function create(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** True if the process that wrote `<pid> <start>` still runs; a new process with an old one's number has another start. */
function isAlive(holder: string): boolean {
  const [pid, start] = holder.split(' ');
  const number = Number(pid);
  if (!Number.isInteger(number) || number <= 0) return false;
  try {
    process.kill(number, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !start || startOf(number) === start;
}

/** When a process started, in clock ticks since boot (field 22 of /proc/{pid}/stat); undefined where there is no /proc. */
function startOf(pid: number): string | undefined {
  const stat = read(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
}
