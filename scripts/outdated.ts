import { run } from './build/steps.ts';

/** Why a package stays at an older version, by its name. */
const STAYS: Record<string, string> = {
  graphql: 'Apollo Server 5 needs 16',
  'monaco-editor': 'monaco-graphql 1.9 needs a version before 0.53',
  '@mantine/core': 'its sister packages need the same version, and have no newer one',
  '@mantine/hooks': 'as @mantine/core',
  '@graphql-tools/schema': 'one copy of @graphql-tools/utils for all: codegen and Apollo Server want 12',
  '@graphql-tools/utils': 'as @graphql-tools/schema',
  typescript: 'the API of version 6, for a test; `tsc` is version 7, from @typescript/native',
  '@opentelemetry/core': 'its exporter wants this very version, and a second copy otherwise',
  '@opentelemetry/resources': 'as @opentelemetry/core',
  '@opentelemetry/sdk-trace': 'as @opentelemetry/core',
};

/** The fields of `npm outdated --json` that are read. */
type Outdated = Record<string, { current?: string; latest: string }>;

// npm run outdated: packages with a newer version, and known vulnerabilities.
const { output } = await run(['npm', 'outdated', '--json', '--loglevel=error']);
const outdated = Object.entries(JSON.parse(output.slice(output.indexOf('{')) || '{}') as Outdated);
for (const [name, { current = 'not installed', latest }] of outdated) {
  process.stdout.write(`${name} ${current}, newest ${latest}${name in STAYS ? `: ${STAYS[name]}` : ''}\n`);
}
if (outdated.length === 0) process.stdout.write('No package has a newer version, or no registry answers here.\n');
const audit = await run(['node', 'scripts/check/audit.ts']);
process.stdout.write(audit.output || 'No grave vulnerability is known.\n');
process.exitCode = audit.code;
