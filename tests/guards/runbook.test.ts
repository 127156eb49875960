import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Rules {
  groups: { rules: { alert: string; annotations: { action: string } }[] }[];
}

const runbook = readFileSync('docs/runbook.md', 'utf8');
const rules = (parse(readFileSync('ops/alerts.yml', 'utf8')) as Rules).groups.flatMap((group) => group.rules);
const code = globSync('{gateway,upstream}/**/*.ts').map((file) => readFileSync(file, 'utf8'));
/** The items of its lists, without line ends. */
const items = runbook.split(/\n(?=- |\n)/).map((item) => item.trim().replace(/\s+/g, ' '));
const quoted = (head: string): string[] =>
  items
    .filter((item) => item.startsWith(`- **${head}**`))
    .flatMap((item) => [...item.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text));

/** Names of fields of a log line, which the runbook explains beside the messages. */
const FIELDS = ['ms', 'upstreamCalls', 'err.stack'];

test('the runbook quotes log messages as the code writes them', () => {
  const messages = quoted('Log').filter((text) => !FIELDS.includes(text));
  // A message with a colon at its end goes on with what is known only when it is written.
  const isWritten = (message: string): boolean =>
    code.some(
      (text) => text.includes(`'${message}'`) || text.includes(`\`${message}${message.endsWith(':') ? '' : '`'}`),
    );
  expect(messages.filter((message) => !isWritten(message))).toEqual([]);
  expect(messages.length).toBeGreaterThan(15);
});

test('the runbook names every alert, and none that is gone', () => {
  const named = new Set(quoted('Alert'));
  expect([...named].toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
});

test('an alert that sends to the runbook names a section of it', () => {
  const sections = new Set([...runbook.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title));
  const asked = rules.flatMap(({ annotations: { action } }) =>
    action.includes('docs/runbook.md') ? [...action.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title) : [],
  );
  expect(asked.filter((title) => !sections.has(title))).toEqual([]);
  expect(asked.length).toBeGreaterThan(8);
});
