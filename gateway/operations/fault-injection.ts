import { mapSchema, MapperKind } from '@graphql-tools/utils';
import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parseCookie } from 'cookie';
import type { RequestHandler, Response } from 'express';
import { defaultFieldResolver, isObjectType, type GraphQLFieldConfig, type GraphQLSchema } from 'graphql';
import { ERRORS, type ErrorCode } from '../errors/codes.ts';
import { ShopError } from '../errors/shop-error.ts';

type FieldName = `${string}.${string}`;

/** Developers ask for faults to see the loading and error states of a screen. */
export interface InjectedFaults {
  fail?: Partial<Record<FieldName, ErrorCode>> | undefined; // the error code of each
  latency?: Partial<Record<FieldName, number>> | undefined; // ms
}

/** In development only: `Query.cart=UPSTREAM_TIMEOUT, Query.orders=2000ms`. The cookie is for a whole browser. */
const HEADER = 'x-haat-simulate';
const COOKIE = 'haat-simulate';

const MAX_LATENCY_MS = 60_000;

export function readFaults(schema: GraphQLSchema): RequestHandler {
  return (req, res, next) => {
    const header = req.get(HEADER);
    const text = header ?? parseCookie(req.headers.cookie ?? '')[COOKIE];
    if (!text) return next();
    const problems: string[] = [];
    res.locals['faults'] = parse(text, schema, problems);
    if (problems.length === 0) return next();
    const source = header === undefined ? `The cookie ${COOKIE}` : `The header ${HEADER}`;
    const message = `${source} can't be used: ${problems.join(' ')} Write it like "Query.cart=UPSTREAM_TIMEOUT, Product.recommended=2000ms", or set it in the sandbox.`;
    res.status(400).json({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT', retryable: false } }] });
  };
}

/** True also for faults that are not well formed. */
export function hasFaults({ headers }: IncomingMessage): boolean {
  return headers[HEADER] !== undefined || (headers.cookie?.includes(COOKIE) ?? false);
}

export function faultsOf(res: Response): InjectedFaults | undefined {
  return res.locals['faults'] as InjectedFaults | undefined;
}

export function injectFaults<Context>(
  schema: GraphQLSchema,
  faultsFor: (context: Context) => InjectedFaults | undefined,
): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field: GraphQLFieldConfig<unknown, Context>, fieldName: string, typeName: string) => {
      const name: FieldName = `${typeName}.${fieldName}`;
      const resolve = field.resolve ?? defaultFieldResolver;
      const faulty: typeof field = {
        ...field,
        resolve(source, args, context, info) {
          const faults = faultsFor(context);
          const delay = faults?.latency?.[name];
          const act = (): unknown => {
            const code = faults?.fail?.[name];
            if (code) throw new ShopError(code, `${name} was told to fail with ${code} (${HEADER}).`);
            return resolve(source, args, context, info);
          };
          return delay ? wait(delay).then(act) : act();
        },
      };
      return faulty;
    },
  });
}

export function merged(first: InjectedFaults, second: InjectedFaults | undefined): InjectedFaults {
  return second ? { fail: { ...first.fail, ...second.fail }, latency: { ...first.latency, ...second.latency } } : first;
}

function parse(text: string, schema: GraphQLSchema, problems: string[]): InjectedFaults {
  const fail: NonNullable<InjectedFaults['fail']> = {};
  const latency: NonNullable<InjectedFaults['latency']> = {};
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [field = '', value = ''] = entry.split('=', 2).map((part) => part.trim());
    if (!isField(field, schema)) {
      problems.push(`"${field}" is no field of the schema.`);
    } else if (isErrorCode(value)) {
      fail[field] = value;
    } else if (/^\d{1,5}ms$/.test(value) && Number.parseInt(value, 10) <= MAX_LATENCY_MS) {
      latency[field] = Number.parseInt(value, 10);
    } else {
      const codes = Object.keys(ERRORS).join(', ');
      problems.push(`"${value}" for ${field} is neither a delay (0ms to ${MAX_LATENCY_MS}ms) nor one of ${codes}.`);
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
