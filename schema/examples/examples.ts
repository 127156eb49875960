import {
  Kind,
  OperationTypeNode,
  parse,
  print,
  type DocumentNode,
  type FieldDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

/** An operation that is ready to be sent. */
export interface Example {
  /** The operation's name, unique among all. */
  name: string;
  kind: 'query' | 'mutation';
  /** The field that it is about: in one that prepares something first, the last. */
  field: string;
  /** The noun that its file is named after. */
  noun: string;
  /** The document as it stands in its file, its comment included. */
  document: string;
  /** What the field is for, from its description in the schema; without how it is done. */
  description: string;
  /** The least role that may send it; null: anybody may. */
  role: string | null;
}

/** Reads the operations of documents by noun, and from the schema's SDL what their fields are for and who may call them. */
export function readExamples(documents: Readonly<Record<string, string>>, sdl: string): Example[] {
  const fields = rootFields(parse(sdl));
  return Object.entries(documents).flatMap(([noun, text]) =>
    parse(text)
      .definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
      .map((operation) => exampleOf(operation, noun, text, fields)),
  );
}

/** Query and mutation fields by `Query.name` and `Mutation.name`. */
export function rootFields(schema: DocumentNode): Map<string, FieldDefinitionNode> {
  const fields = new Map<string, FieldDefinitionNode>();
  for (const definition of schema.definitions) {
    if (definition.kind !== Kind.OBJECT_TYPE_EXTENSION) continue;
    const type = definition.name.value;
    if (type !== 'Query' && type !== 'Mutation') continue;
    for (const field of definition.fields ?? []) fields.set(`${type}.${field.name.value}`, field);
  }
  return fields;
}

function exampleOf(
  operation: OperationDefinitionNode,
  noun: string,
  text: string,
  fields: ReadonlyMap<string, FieldDefinitionNode>,
): Example {
  const last = operation.selectionSet.selections.at(-1);
  const kind = operation.operation === OperationTypeNode.MUTATION ? 'mutation' : 'query';
  const field = `${kind === 'mutation' ? 'Mutation' : 'Query'}.${last?.kind === Kind.FIELD ? last.name.value : ''}`;
  const known = fields.get(field);
  return {
    name: operation.name?.value ?? '',
    kind,
    field,
    noun,
    document: textOf(operation, text),
    description: known?.description?.value.split(/\n?Upstream[:,]/, 1)[0]?.trim() ?? '',
    role: roleOf(known),
  };
}

/** An operation with the comment lines right above it. */
function textOf(operation: OperationDefinitionNode, text: string): string {
  const { start, end } = operation.loc ?? { start: 0, end: 0 };
  if (end === 0) return print(operation);
  const comment = /(?:#[^\n]*\n)*$/.exec(text.slice(0, start))?.[0] ?? '';
  return `${comment}${text.slice(start, end)}\n`;
}

function roleOf(field: FieldDefinitionNode | undefined): string | null {
  const auth = field?.directives?.find(({ name }) => name.value === 'auth');
  if (!auth) return null;
  const required = auth.arguments?.[0]?.value;
  return required?.kind === Kind.ENUM ? required.value : 'USER';
}
