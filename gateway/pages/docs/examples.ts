import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readExamples, type Example } from '../../../schema/examples/examples.ts';
import { EXAMPLE_VARIABLES } from '../../../schema/examples/variables.ts';
import { readSchemaText } from '../../graphql/sdl.ts';
import { html, type Html, type Part } from '../html.ts';
import type { Operation } from './reference.ts';
import { sampleShop } from './sample-shop.ts';

const FOLDER = join(import.meta.dirname, '../../../schema/examples');

export interface ShownExample extends Example {
  /** As JSON; undefined: it takes none. */
  variables: string | undefined;
}

/** The sandbox's examples by their fields, such as `Query.products`. */
export type ShownExamples = ReadonlyMap<string, ShownExample>;

export async function readShownExamples(): Promise<ShownExamples> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.graphql'));
  const documents = files.map(
    (file) => [basename(file, '.graphql'), readFileSync(join(FOLDER, file), 'utf8')] as const,
  );
  const examples = readExamples(Object.fromEntries(documents), readSchemaText());
  const shown = examples.map(async (example) => [example.field, await withVariables(example)] as const);
  return new Map(await Promise.all(shown));
}

async function withVariables(example: Example): Promise<ShownExample> {
  const found = await EXAMPLE_VARIABLES[example.name]?.(sampleShop());
  return { ...example, variables: found && JSON.stringify(found, null, 2) };
}

export function exampleOf(examples: ShownExamples, { kind, name }: Operation): Html | undefined {
  const example = examples.get(`${kind === 'query' ? 'Query' : 'Mutation'}.${name}`);
  if (!example) return undefined;
  return html`<div class="request">
    ${copied('Operation', coloured(example.document.trimEnd()))}
    ${example.variables === undefined ? undefined : copied('Variables', coloured(example.variables))}
    <p><a class="button" href="/sandbox?example=${example.name}">Open in sandbox</a></p>
    ${example.variables?.includes('"') ? html`<p class="users">The sandbox looks its variables up in the shop.</p>` : undefined}
  </div>`;
}

/** Of GraphQL and JSON: names of values, strings, variables, and words and numbers that stand for themselves. */
const TOKENS = /("\w+"(?=:))|("(?:[^"\\]|\\.)*")|(\$\w+)|\b(query|mutation|true|false|null|\d+)\b/g;
const KINDS = ['key', 'string', 'variable', 'word'];

function coloured(code: string): Html {
  const parts: Part[] = [];
  let done = 0;
  for (const { 0: token, index, ...groups } of code.matchAll(TOKENS)) {
    const kind = KINDS.find((_kind, at) => groups[at + 1] !== undefined);
    parts.push(code.slice(done, index), html`<span class="${kind}">${token}</span>`);
    done = index + token.length;
  }
  return html`${[...parts, code.slice(done)]}`;
}

/** A text with a button that copies it, which the page's script shows. */
export function copied(title: string, text: string | Html): Html {
  return html`<div class="example">
    <div class="head">
      <strong>${title}</strong>
      <span role="status"></span>
      <button type="button" aria-label="Copy ${title.toLowerCase()}" hidden>Copy</button>
    </div>
    <pre tabindex="0" aria-label="${title}"><code>${text}</code></pre>
  </div>`;
}
