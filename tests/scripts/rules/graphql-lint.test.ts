import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { graphqlConfig } from '../../../graphql.eslint.config.js';

/** Names of the lint rules that a text breaks as the file `filePath`. */
async function broken(text: string, filePath: string): Promise<string[]> {
  const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: graphqlConfig });
  const [result] = await eslint.lintText(text, { filePath });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId?.replace('@graphql-eslint/', '') ?? 'syntax').sort();
}

const QUERY = 'query NewThing($id: ID!) { product(id: $id) { id title } }';

test.each([
  ['nothing', QUERY, []],
  ['an operation without a name', QUERY.replace('NewThing', ''), ['no-anonymous-operations']],
  ['a name that says what the keyword says', QUERY.replace('NewThing', 'NewThingQuery'), ['naming-convention']],
  ['an entity without its id', QUERY.replace('{ id title', '{ title'), ['require-selections']],
  ['a variable that nobody uses', QUERY.replace('($id', '($page: Int, $id'), ['no-unused-variables']],
  ['a fragment that nobody uses', `${QUERY} fragment Unused on Product { id }`, ['no-unused-fragments']],
])('in an operation, %s is found', async (_name, text, rules) => {
  expect(await broken(text, 'web/src/new-thing.graphql')).toEqual(rules);
});

test.each([
  ['a type that nothing leads to', 'type Lost { id: ID! }', ['no-unreachable-types']],
  ['a field in another case', 'extend type Query { New_thing: Int }', ['naming-convention']],
  ['a verb in a query’s name', 'extend type Query { getThing: Int }', ['naming-convention']],
  ['a bare result', 'extend type Mutation { doThing: Int }', ['no-scalar-result-type-on-mutation']],
])('in the schema, %s is found', async (_name, text, rules) => {
  expect(await broken(text, 'schema/sdl/new-thing.graphql')).toEqual(rules);
});
