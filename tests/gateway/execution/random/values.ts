import {
  getNullableType,
  GraphQLError,
  isAbstractType,
  isLeafType,
  isListType,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import { Chance } from './chance.ts';
import type { Schedule } from './schedule.ts';

/** What a run's values depend on. Two runs with the same seed are given the same values, errors and waits. */
export interface World {
  schema: GraphQLSchema;
  seed: number;
  trouble: number; // share of the values that are errors, null or of a wrong type
  waits: number; // share of the values that come as promises
  schedule: Schedule;
}

/** The value at a place of the answer. It is thrown, promised, or returned. */
export function give(world: World, type: GraphQLOutputType, id: string): unknown {
  const chance = new Chance(`${world.seed} ${id}`);
  const settle = (): unknown =>
    chance.is(world.trouble) ? trouble(chance, id) : sound(world, chance, getNullableType(type), id);
  return chance.is(world.waits) ? world.schedule.later(id, settle) : settle();
}

function trouble(chance: Chance, id: string): unknown {
  const throws = [
    new Error(`${id} failed`),
    new GraphQLError(`${id} refused`, { extensions: { code: 'REFUSED' } }),
    `${id} as a text`,
  ];
  const values = [null, null, undefined, new Error(`${id} is an error`), {}, [], NaN, 'RED', -1, Symbol('odd')];
  if (chance.is(0.5)) return chance.pick(values.map((value) => ({ value }))).value;
  // oxlint-disable-next-line typescript/only-throw-error -- resolvers may throw anything
  throw chance.pick(throws);
}

function sound(world: World, chance: Chance, type: GraphQLOutputType, id: string): unknown {
  if (isListType(type)) {
    const items = chance.times(0, 3, (index) => giveItem(world, type.ofType, `${id}.${index}`));
    return chance.is(0.1) ? new Set(items) : items;
  }
  if (isLeafType(type)) return leaf(chance, type);
  const types = isAbstractType(type) ? world.schema.getPossibleTypes(type) : [type as GraphQLObjectType];
  return object(world, chance.pick(types), id);
}

/** An item can't throw: it is the error, or a promise of it. */
function giveItem(world: World, type: GraphQLOutputType, id: string): unknown {
  try {
    return give(world, type, id);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function leaf(chance: Chance, { name }: GraphQLLeafType): unknown {
  const number = chance.below(1000);
  const values: Record<string, unknown[]> = {
    Int: [number, -number, String(number), true],
    Float: [number / 7, number],
    String: [`text ${number}`, '', '"\\\u2028é😀', number, false],
    Boolean: [true, false, 1],
    ID: [`id ${number}`, number],
    Odd: [{ odd: number }, [number], `odd ${number}`],
    Colour: ['RED', 'GREEN', 'BLUE'],
  };
  return chance.pick(values[name] ?? []);
}

/** Fields without a resolver are properties, and some of these are functions. Errors that show the object do not read them. */
function object(world: World, type: GraphQLObjectType, id: string): Record<string, unknown> {
  const made: Record<string, unknown> = { __typename: type.name, place: id };
  for (const field of Object.values(type.getFields())) {
    if (field.resolve) continue;
    const property = `${id}/${field.name}`;
    if (new Chance(`${world.seed} ${property} is a function`).is(0.2)) {
      made[field.name] = (args: unknown, _context: unknown, info: GraphQLResolveInfo) =>
        give(world, field.type, `${idOf(info)} ${JSON.stringify(args)}`);
    } else {
      Object.defineProperty(made, field.name, { get: () => give(world, field.type, property) });
    }
  }
  return made;
}

export function resolve(field: GraphQLField<unknown, unknown>): void {
  field.resolve = (_source, args, world, info) =>
    give(world as World, field.type, `${idOf(info)} ${JSON.stringify(args)}`);
}

/** How a type is told: at once, later, or wrongly. */
export function giveTypeName(world: World, value: unknown, waits: boolean): unknown {
  const { __typename: name, place } = (value ?? {}) as Record<string, unknown>;
  const chance = new Chance(`${world.seed} type of ${String(place)}`);
  const settle = (): unknown =>
    chance.is(world.trouble / 2) ? chance.pick(['Nowhere', 'Colour', 'Query', 7].map((wrong) => wrong)) : name;
  return waits ? world.schedule.later(`type of ${String(place)}`, settle) : settle();
}

export function giveIsTypeOf(world: World, value: unknown, type: GraphQLObjectType, waits: boolean): unknown {
  const { __typename: name, place } = (value ?? {}) as Record<string, unknown>;
  const chance = new Chance(`${world.seed} ${type.name} of ${String(place)}`);
  const settle = (): unknown => {
    if (chance.is(world.trouble / 2)) throw new Error(`${String(place)} has no type`);
    return name === type.name && !chance.is(world.trouble / 4);
  };
  return waits ? world.schedule.later(`${type.name} of ${String(place)}`, settle) : settle();
}

function idOf({ path }: GraphQLResolveInfo): string {
  const keys: (string | number)[] = [];
  for (let step: GraphQLResolveInfo['path'] | undefined = path; step; step = step.prev) keys.unshift(step.key);
  return keys.join('.');
}
