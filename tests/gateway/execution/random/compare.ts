import {
  execute,
  getOperationAST,
  NoUnusedVariablesRule,
  parse,
  specifiedRules,
  validate,
  type ExecutionResult,
} from 'graphql';
import { planOperation } from '../../../../gateway/execution/operation.ts';
import { Chance } from './chance.ts';
import { randomDocument, randomVariables } from './document.ts';
import { randomSchema } from './schema.ts';
import { Schedule } from './schedule.ts';
import type { World } from './values.ts';

const RULES = specifiedRules.filter((rule) => rule !== NoUnusedVariablesRule);
const RUNS = 3; // of a plan, each with other variables and values
const DOCUMENTS = 20; // for one schema

/** How an operation came out differently. */
export interface Difference {
  seed: number;
  text: string;
  variables: string;
  expected: string;
  actual: string;
}

export interface Comparison {
  documents: number; // that were valid
  withErrors: number; // answers
  withData: number;
  differences: Difference[];
}

/** Runs random documents by graphql-js and by the plan, on the schema of this seed. */
export async function compareOn(seed: number): Promise<Comparison> {
  const chance = new Chance(seed);
  const schema = randomSchema(chance);
  const found: Comparison = { documents: 0, withErrors: 0, withData: 0, differences: [] };
  for (let place = 0; place < DOCUMENTS; place += 1) {
    const text = randomDocument(chance, schema);
    const document = parse(text);
    const operation = getOperationAST(document);
    if (!operation || validate(schema, document, RULES).length > 0) continue;
    found.documents += 1;
    const run = planOperation(schema, document, operation);
    for (let round = 0; round < RUNS; round += 1) {
      const variables = randomVariables(chance);
      const world = {
        schema,
        seed: chance.below(1e9),
        trouble: chance.pick([0, 0.03, 0.15]),
        waits: chance.pick([0, 0.1, 0.5]),
      };
      const expected = await withoutAlarm(() =>
        shown(world, (contextValue) => execute({ schema, document, contextValue, variableValues: variables })),
      );
      const actual = await shown(world, (context) => run({ context, variables }));
      if (expected.includes('"errors":')) found.withErrors += 1;
      if (expected.includes('"data":{')) found.withData += 1;
      if (expected !== actual)
        found.differences.push({
          seed,
          text,
          variables: JSON.stringify(variables),
          expected,
          actual,
        });
    }
  }
  return found;
}

/** The whole answer as text: the order of its fields and errors counts, too. */
async function shown(
  world: Omit<World, 'schedule'>,
  start: (world: World) => ExecutionResult | Promise<ExecutionResult>,
): Promise<string> {
  const schedule = new Schedule();
  const { data, errors } = await schedule.run(start({ ...world, schedule }));
  return JSON.stringify({ errors, data });
}

/** graphql-js forgets the promises of a list when an item fails without a wait. The engine must not, so this is not for it. */
export async function withoutAlarm<Value>(run: () => Promise<Value>): Promise<Value> {
  const alarms = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', () => undefined);
  try {
    return await run();
  } finally {
    process.removeAllListeners('unhandledRejection');
    for (const alarm of alarms) process.on('unhandledRejection', alarm);
  }
}
