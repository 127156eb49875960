import { writeFileSync } from 'node:fs';
import { SECTIONS } from '../gateway/config/settings.ts';
import { OWN_SETTINGS } from '../upstream/config.ts';

const FILE = '.env.example';
const WIDTH = 120;

/** A row of a table of variables, as far as it is printed. */
interface Variable {
  desc?: string;
  example?: string;
  default?: unknown;
  devDefault?: unknown;
  /** How many of the program's units one of the variable's is: 1000 ms for seconds. */
  unit?: number;
}

const HEAD = `# Copy this file to .env and remove the # in front of what you want to change. A variable that is set in the environment wins over
# .env. Everything has a default: a fresh clone needs no .env. A line shows the default of development, or, where the text says
# what "unset" means, an example. \`npm run doctor\` checks what is set. This file is made by \`node scripts/env-example.ts\`.
`;

/** `.env.example` as the tables of the gateway and the reference API have it. */
export function envExample(): string {
  const sections = { ...SECTIONS, 'The embedded reference API, without UPSTREAM_URL': OWN_SETTINGS };
  return [HEAD, ...Object.entries(sections).map(([title, variables]) => sectionOf(title, variables))].join('\n');
}

function sectionOf(title: string, variables: Record<string, Variable>): string {
  const rows = Object.entries(variables).map(([name, variable]) => rowOf(name, variable));
  return `# --- ${title} ${'-'.repeat(WIDTH - title.length - 7)}\n${rows.join('')}`;
}

function rowOf(name: string, variable: Variable): string {
  const { desc = '', example, default: usual, devDefault, unit = 1 } = variable;
  const written = (value: unknown): string => String(typeof value === 'number' ? value / unit : value);
  const inProduction = devDefault === undefined ? '' : ` In production: ${written(usual)}.`;
  const shown = example ?? (usual === undefined ? '' : written(devDefault ?? usual));
  return `${commented(desc + inProduction)}# ${name}=${shown}\n`;
}

/** A text as comment lines of at most `WIDTH` characters. */
function commented(text: string): string {
  let lines = '#';
  let length = 1;
  for (const word of text.split(' ')) {
    const fits = length + 1 + word.length <= WIDTH;
    lines += fits ? ` ${word}` : `\n# ${word}`;
    length = fits ? length + 1 + word.length : 2 + word.length;
  }
  return `${lines}\n`;
}

if (import.meta.main) writeFileSync(FILE, envExample());
