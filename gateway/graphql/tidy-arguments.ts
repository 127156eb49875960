import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  getNullableType,
  GraphQLID,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import type { GatewayContext } from '../domains/context.ts';
import { oneSpelling } from '../lib/json-readers.ts';

interface Input {
  type: GraphQLInputType;
  defaultValue?: unknown;
}

type Values = Record<string, unknown>;

/** The door for all that callers send: null takes the default where there is one, and an id has one spelling. */
export function tidyArguments(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field) => {
      const tidy = tidierOfAll(field.args ?? {});
      if (!tidy) return undefined;
      const resolve = field.resolve ?? defaultFieldResolver;
      return {
        ...field,
        resolve: (source: unknown, args: Values, context: GatewayContext, info) =>
          resolve(source, tidy(args), context, info),
      };
    },
  });
}

/** Undefined: there is nothing to tidy in values of these inputs. */
function tidierOfAll(inputs: Record<string, Input>): ((values: Values) => Values) | undefined {
  const tidiers = Object.entries(inputs).flatMap(([name, { type, defaultValue }]) => {
    const otherwise = isNonNullType(type) ? undefined : defaultValue;
    const tidy = tidierOf(type);
    return tidy || otherwise !== undefined ? [{ name, otherwise, tidy }] : [];
  });
  if (tidiers.length === 0) return undefined;
  return (values) => {
    const tidied = { ...values };
    for (const { name, otherwise, tidy } of tidiers) {
      const value = values[name];
      if (value === null && otherwise !== undefined) tidied[name] = otherwise;
      else if (value != null && tidy) tidied[name] = tidy(value);
    }
    return tidied;
  };
}

function tidierOf(type: GraphQLInputType): ((value: unknown) => unknown) | undefined {
  const nullable = getNullableType(type);
  if (nullable === GraphQLID) return (value) => oneSpelling(value as string);
  if (isInputObjectType(nullable)) {
    const tidy = tidierOfAll(nullable.getFields());
    return tidy && ((value) => tidy(value as Values));
  }
  if (!isListType(nullable)) return undefined;
  const tidy = tidierOf(nullable.ofType);
  return tidy && ((value) => (value as unknown[]).map((item) => (item === null ? null : tidy(item))));
}
