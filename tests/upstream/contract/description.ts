import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { parse } from 'yaml';
import type { ApiAnswer } from '../../support/servers/api.ts';

/** The parts of a schema that these tests use. */
interface Schema {
  oneOf?: Schema[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
}

/** One status of one operation. */
export interface Described {
  $ref?: string;
  headers?: Record<string, { required?: boolean; schema: Schema }>;
  content?: Record<string, { schema: Schema }>;
}

interface Description {
  paths: Record<string, Record<string, { responses: Record<string, Described> }>>;
  components: { responses: Record<string, Described> };
}

const description = parse(readFileSync('upstream/openapi.yaml', 'utf8')) as Description;
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema({ $id: 'api', components: description.components });

/** `verb /path` of every described operation. */
export const operations = Object.entries(description.paths).flatMap(([path, verbs]) =>
  Object.keys(verbs).map((verb) => `${verb} ${path}`),
);

/** The errors of a value by a schema of the description; empty: none. */
export function problems(schema: Schema, value: unknown): string {
  const local = JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"api#/components')) as object;
  if (ajv.validate(local, value)) return '';
  const named = (ajv.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, (params as { additionalProperty?: string }).additionalProperty].filter(Boolean).join(' '),
  );
  return `${named.join(', ')} (upstream/openapi.yaml)`;
}

/** An operation's answers by status. */
export function responsesOf(operation: string): Record<string, Described> {
  const [verb = '', path = ''] = operation.split(' ');
  const { responses } = description.paths[path]![verb]!;
  return Object.fromEntries(
    Object.entries(responses).map(([status, { $ref, ...inline }]) => [
      status,
      $ref === undefined ? inline : description.components.responses[$ref.split('/').at(-1) ?? '']!,
    ]),
  );
}

/** Every described answer with its status, media type and schema; each fixed text is an answer of its own. */
export function describedAnswers(responses: Record<string, Described>): string[] {
  return Object.entries(responses).flatMap(([status, { content = {} }]) =>
    Object.entries(content).flatMap(([type, { schema }]) =>
      variants(schema).map((variant) => `${status} ${type} ${JSON.stringify(variant)}`),
    ),
  );
}

/** The described answers that an answer matches. */
export function matching({ content = {} }: Described, { status, type, body }: ApiAnswer): string[] {
  return variants(content[type]?.schema ?? {})
    .filter((variant) => problems(variant, body) === '')
    .map((variant) => `${status} ${type} ${JSON.stringify(variant)}`);
}

/** One schema for each alternative: of shapes, of texts, or of the texts of an answer that is a message only. */
function variants(schema: Schema): Schema[] {
  if (schema.oneOf) return schema.oneOf.flatMap(variants);
  if (schema.enum) return schema.enum.map((text) => ({ const: text }));
  const [[name, field] = [], ...rest] = Object.entries(schema.properties ?? {});
  if (name === undefined || rest.length > 0 || !field?.enum) return [schema];
  return variants(field).map((text) => ({ ...schema, properties: { [name]: text } }));
}
