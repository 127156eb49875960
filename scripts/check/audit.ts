import { run } from '../build/steps.ts';
import { PACKAGES } from './lock-file.ts';

/** The fields of `npm audit --json` that are read. */
interface AuditReport {
  metadata?: { vulnerabilities?: Record<string, number> };
  vulnerabilities?: Record<string, { severity: string; range: string }>;
}

const GRAVE = ['high', 'critical'];

const reports = await Promise.all(PACKAGES.map(audit));
if (reports.some(({ metadata }) => !metadata?.vulnerabilities)) {
  process.stdout.write('skipped: no registry answers an audit here.\n');
} else {
  const grave = reports
    .flatMap(({ vulnerabilities = {} }) => Object.entries(vulnerabilities))
    .filter(([, { severity }]) => GRAVE.includes(severity));
  for (const [name, { severity, range }] of grave) process.stdout.write(`${severity}: ${name} ${range}\n`);
  process.exitCode = grave.length > 0 ? 1 : 0;
}

/** The report on a folder's lock file; empty where npm prints an error, as it does without a registry. */
async function audit(folder: string): Promise<AuditReport> {
  const { output } = await run(['npm', 'audit', '--json', '--package-lock-only', '--prefix', folder]);
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as AuditReport;
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
