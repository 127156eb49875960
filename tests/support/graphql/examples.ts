import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readSchemaText } from '../../../gateway/graphql/sdl.ts';
import type { Ask, ExampleAccount } from '../../../schema/examples/example-shop.ts';
import { readExamples, type Example } from '../../../schema/examples/examples.ts';
import { EXAMPLE_VARIABLES } from '../../../schema/examples/variables.ts';

const FOLDER = 'schema/examples';

/** The example files by their noun. */
export const EXAMPLE_FILES = Object.fromEntries(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => [basename(file, '.graphql'), readFileSync(join(FOLDER, file), 'utf8')]),
);

/** All examples of the sandbox. */
export const EXAMPLES: readonly Example[] = readExamples(EXAMPLE_FILES, readSchemaText());

/** Fills in an example's variables as the sandbox does, sends it, and returns the value of its field. */
export async function runExample({ name, field, document }: Example, ask: Ask, account: ExampleAccount) {
  const variables = await EXAMPLE_VARIABLES[name]?.({ ask, account, made: [] });
  const data = await ask<Record<string, unknown>>(document, variables ?? {});
  return data[field.split('.')[1] ?? ''];
}
