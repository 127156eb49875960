import { mapSchema, MapperKind } from '@graphql-tools/utils';
import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parseCookie } from 'cookie';
import type { RequestHandler, Response } from 'express';
import { defaultFieldResolver, isObjectType, type GraphQLFieldConfig, type GraphQLSchema } from 'graphql';
import { ERRORS, type ErrorCode } from '../errors/codes.ts';
import { ShopError } from '../errors/shop-error.ts';

/** A field of the schema, such as `Query.cart`, `Mutation.addToCart` or `Product.recommended`. */
export type FieldName = `${string}.${string}`;

/** How fields misbehave so that a screen's loading and error states can be seen at will. */
export interface Simulation {
  /** Fields that fail, each with its code. */
  fail?: Partial<Record<FieldName, ErrorCode>> | undefined;
  /** How long, in ms, a field takes before it is run. */
  latency?: Partial<Record<FieldName, number>> | undefined;
}

/**
 * Says what to simulate for one request, such as `Query.cart=UPSTREAM_TIMEOUT, Product.recommended=2000ms`. Heeded in
 * development only. The sandbox sends it; a cookie of the second name makes a whole browser send it, shop included.
 */
const HEADER = 'x-haat-simulate';
const COOKIE = 'haat-simulate';

/** The longest delay, in ms: longer than anybody waits for a screen. */
const MAX_LATENCY = 60_000;

/** Reads what a request asks for; one that can't be understood is answered with what to write instead. */
export function heedSimulations(schema: GraphQLSchema): RequestHandler {
  return (req, res, next) => {
    const header = req.get(HEADER);
    const text = header ?? parseCookie(req.headers.cookie ?? '')[COOKIE];
    if (!text) return next();
    const problems: string[] = [];
    res.locals['simulation'] = parse(text, schema, problems);
    if (problems.length === 0) return next();
    const source = header === undefined ? `The cookie ${COOKIE}` : `The header ${HEADER}`;
    const message = `${source} can't be used: ${problems.join(' ')} Write it like "Query.cart=UPSTREAM_TIMEOUT, Product.recommended=2000ms", or set it in the sandbox.`;
    res.status(400).json({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT', retryable: false } }] });
  };
}

/** True if a request asks for a simulation, well or badly. */
export function asksForSimulation({ headers }: IncomingMessage): boolean {
  return headers[HEADER] !== undefined || (headers.cookie?.includes(COOKIE) ?? false);
}

/** What `heedSimulations` found in the request. */
export function simulationOf(res: Response): Simulation | undefined {
  return res.locals['simulation'] as Simulation | undefined;
}

/** Makes every field do what `simulationFor` its request's context says, instead of or before what it does otherwise. */
export function simulateFields<Context>(
  schema: GraphQLSchema,
  simulationFor: (context: Context) => Simulation | undefined,
): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field: GraphQLFieldConfig<unknown, Context>, fieldName: string, typeName: string) => {
      const name: FieldName = `${typeName}.${fieldName}`;
      const resolve = field.resolve ?? defaultFieldResolver;
      const simulated: typeof field = {
        ...field,
        resolve(source, args, context, info) {
          const simulation = simulationFor(context);
          const delay = simulation?.latency?.[name];
          const act = (): unknown => {
            const code = simulation?.fail?.[name];
            if (code) throw new ShopError(code, `${name} was told to fail with ${code} (${HEADER}).`);
            return resolve(source, args, context, info);
          };
          return delay ? wait(delay).then(act) : act();
        },
      };
      return simulated;
    },
  });
}

/** Both of two; the second wins. */
export function merged(first: Simulation, second: Simulation | undefined): Simulation {
  return second ? { fail: { ...first.fail, ...second.fail }, latency: { ...first.latency, ...second.latency } } : first;
}

function parse(text: string, schema: GraphQLSchema, problems: string[]): Simulation {
  const fail: NonNullable<Simulation['fail']> = {};
  const latency: NonNullable<Simulation['latency']> = {};
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [field = '', value = ''] = entry.split('=', 2).map((part) => part.trim());
    if (!isField(field, schema)) {
      problems.push(`"${field}" is no field of the schema.`);
    } else if (isErrorCode(value)) {
      fail[field] = value;
    } else if (/^\d{1,5}ms$/.test(value) && Number.parseInt(value, 10) <= MAX_LATENCY) {
      latency[field] = Number.parseInt(value, 10);
    } else {
      const codes = Object.keys(ERRORS).join(', ');
      problems.push(`"${value}" for ${field} is neither a delay (0ms to ${MAX_LATENCY}ms) nor one of ${codes}.`);
    }
  }
  return { fail, latency };
}

function isField(name: string, schema: GraphQLSchema): name is FieldName {
  const [typeName = '', fieldName = ''] = name.split('.', 2);
  const type = schema.getType(typeName);
  return isObjectType(type) && Object.hasOwn(type.getFields(), fieldName);
}

function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(ERRORS, text);
}
