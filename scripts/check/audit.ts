import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../build/steps.ts';
import { concerning, type Advisory } from './advisories.ts';
import { PACKAGES, type LockFile } from './lock-file.ts';

/** A JSON list of advisories (`Advisory`), for a machine whose registry answers no audit. Git ignores it. */
const LIST = 'advisories.json';

/** The field of `npm audit --json` that is read. */
interface AuditReport {
  vulnerabilities?: Record<string, { severity: string; range: string }>;
}

const GRAVE = ['high', 'critical'];

const answers = await Promise.all(PACKAGES.map(askRegistry));
const asked = answers.every((found) => found !== undefined);
if (asked || existsSync(LIST)) {
  const found = asked ? answers.flat() : fromList();
  const grave = found.filter(({ severity }) => GRAVE.includes(severity));
  for (const { name, severity, range } of grave) process.stdout.write(`${severity}: ${name} ${range}\n`);
  process.exitCode = grave.length > 0 ? 1 : 0;
} else {
  process.stdout.write(`skipped: nothing was checked. No registry answers an audit here, and there is no ${LIST}.\n`);
}

/** Vulnerabilities of a folder's lock file; undefined where npm prints an error, as it does without a registry. */
async function askRegistry(folder: string): Promise<Advisory[] | undefined> {
  const { output } = await run(['npm', 'audit', '--json', '--package-lock-only', '--prefix', folder]);
  try {
    const report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as AuditReport;
    const { vulnerabilities } = report;
    return vulnerabilities && Object.entries(vulnerabilities).map(([name, found]) => ({ name, ...found }));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function fromList(): Advisory[] {
  const list = JSON.parse(readFileSync(LIST, 'utf8')) as Advisory[];
  return PACKAGES.flatMap((folder) =>
    concerning(JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as LockFile, list),
  );
}
