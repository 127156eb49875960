import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { printedSchema, readSchemaText } from '../../gateway/graphql/sdl.ts';
import { schemaChanges } from '../../scripts/schema/changes.ts';
import { temporaryFolder } from '../support/folder.ts';
import { runScript } from '../support/script.ts';

const RELEASED = `
  directive @auth(requires: Role = USER) on FIELD_DEFINITION
  enum Role { USER ADMIN SUPER_ADMIN }
  type Query {
    products(search: String, page: Int = 1): [Product!]
    summary: Int @auth(requires: ADMIN)
    cart: Int @auth
  }
  type Mutation { add(input: AddInput!): State! }
  input AddInput { id: ID!, quantity: Int }
  type Product { id: ID!, title: String!, old: String @deprecated(reason: "Use title.") }
  enum State { PENDING CANCELLED }
`;

test.each([
  ['a field is gone', 'title: String!,', '', "Field 'title' was removed from object type 'Product'"],
  ['a value is gone', 'PENDING CANCELLED', 'PENDING', "Enum value 'CANCELLED' was removed"],
  ['a field is not for everybody any more', '[Product!]', '[Product!] @auth', "'Query.products' is for USER now"],
  ['a field wants a higher role', 'Int @auth\n', 'Int @auth(requires: ADMIN)\n', "'Query.cart' is for ADMIN now"],
])('it breaks clients that %s', async (_name, from, to, says) => {
  const { breaking } = await schemaChanges(RELEASED, RELEASED.replace(from, to));
  expect(breaking).toEqual([expect.stringMatching(new RegExp(says))]);
});

test.each([
  ['nothing changes', '', ''],
  ['a field is new', 'title: String!', 'title: String!, brand: String'],
  ['a field is deprecated', 'title: String!', 'title: String! @deprecated(reason: "Use name.")'],
  ['what was deprecated is gone', ', old: String @deprecated(reason: "Use title.")', ''],
  ['a field wants a lower role', '@auth(requires: ADMIN)', '@auth'],
])('it breaks nobody that %s', async (_name, from, to) => {
  const current = RELEASED.replace(from, to);
  expect(current === RELEASED).toBe(from === to);
  expect((await schemaChanges(RELEASED, current)).breaking).toEqual([]);
});

test('the check says what broke and how to release it; after the release it passes', async () => {
  const folder = temporaryFolder();
  const check = () => runScript('schema/check.ts', [], { cwd: folder });
  const release = () => runScript('schema/release.ts', [], { cwd: folder });
  const file = join(folder, 'schema/released/schema.graphql');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, printedSchema().replace('type Wishlist {', 'type Wishlist {\n  color: String'));

  const refused = await check();
  expect(refused.code).toBe(1);
  expect(refused.printed).toContain("- Field 'color' was removed from object type 'Wishlist'");
  expect(refused.printed).toContain('npm run schema:release');
  expect((await release()).printed).toContain("BREAKING  Field 'color' was removed");
  expect(readFileSync(file, 'utf8')).toBe(printedSchema());
  expect(await check()).toEqual({ code: 0, printed: '' });
});

test('the whole SDL is printed, or written to a file: one text from which the same schema is built', async () => {
  const file = join(temporaryFolder(), 'schema.graphql');
  expect((await runScript('schema/print.ts', ['--out', file])).printed).toBe('');
  const { printed } = await runScript('schema/print.ts');
  expect(readFileSync(file, 'utf8')).toBe(printed);
  expect(printed.match(/^type \w+/gm)?.slice(0, 2)).toEqual(['type Query', 'type Mutation']);
  expect(await schemaChanges(readSchemaText(), printed)).toEqual({ breaking: [], others: [] });
});
