import { run } from '../build/steps.ts';
import { PACKAGES } from './lock-file.ts';

/** A known vulnerability of a locked package. */
interface Advisory {
  name: string;
  range: string;
  /** As npm says it: low, moderate, high or critical. */
  severity: string;
}

/** The field of `npm audit --json` that is read. */
interface AuditReport {
  vulnerabilities?: Record<string, { severity: string; range: string }>;
}

const GRAVE = ['high', 'critical'];

const answers = await Promise.all(PACKAGES.map(askRegistry));
if (answers.every((found) => found !== undefined)) {
  const grave = answers.flat().filter(({ severity }) => GRAVE.includes(severity));
  for (const { name, severity, range } of grave) process.stdout.write(`${severity}: ${name} ${range}\n`);
  process.exitCode = grave.length > 0 ? 1 : 0;
} else {
  process.stdout.write('skipped: nothing was checked. No registry answers an audit here.\n');
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
