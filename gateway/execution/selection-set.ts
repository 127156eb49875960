import {
  getNullableType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { planAbstract } from './abstract-values.ts';
import { collectFields, type Document, type Variables } from './collect-fields.ts';
import { completionOfComposite, completionOfLeaf, type Completion } from './completion.ts';
import { planConstant, planField, type ExecuteField } from './field.ts';
import { planLeaf } from './leaf-values.ts';
import { planLists } from './list-values.ts';
import { planObjects, type SelectionSet } from './object-values.ts';
import type { FieldDetails, Result } from './position.ts';

/** What is planned, and the variables that decide which fields it has. */
export interface Source extends Document {
  conditions: Variables;
}

/** Throws a GraphQLError if a condition has no value. What lies below is planned when it is first reached. */
export function planSelectionSet(
  source: Source,
  parentType: GraphQLObjectType,
  selectionSets: readonly SelectionSetNode[],
): SelectionSet {
  const collected = collectFields(source, source.conditions, parentType, selectionSets);
  const fields: ExecuteField[] = [];
  for (const [responseName, nodes] of collected) {
    const [node] = nodes;
    const definition = definitionOf(source.schema, parentType, node);
    if (definition === TypeNameMetaFieldDef) fields.push(planConstant(responseName, parentType.name));
    else if (definition) {
      const { name: fieldName, type: returnType } = definition;
      const order = fields.length;
      const field = { fieldName, parentType, returnType, definition, node, nodes, responseName, order };
      fields.push(planField(field, planCompletion(source, returnType, field)));
    }
  }
  return { fields, newResult: collected.has('__proto__') ? bareResult : plainResult };
}

// V8 writes plain objects as JSON faster than those without a prototype.
const plainResult = (): Result => ({});
/** A client may call a field `__proto__`. */
const bareResult = (): Result => Object.create(null) as Result;

function planCompletion(source: Source, type: GraphQLOutputType, field: FieldDetails): Completion {
  const slot = { field, nullable: !isNonNullType(type) };
  const nullable = getNullableType(type);
  if (isLeafType(nullable)) return completionOfLeaf(slot, planLeaf(nullable));
  if (isListType(nullable)) {
    return completionOfComposite(slot, planLists(planCompletion(source, nullable.ofType, field)));
  }
  const selectionSets = field.nodes.flatMap(({ selectionSet = [] }) => selectionSet);
  const planAs = memoized((objectType: GraphQLObjectType) => {
    const selectionSet = memoized(() => planSelectionSet(source, objectType, selectionSets));
    return planObjects(objectType, () => selectionSet(objectType));
  });
  return completionOfComposite(
    slot,
    isAbstractType(nullable) ? planAbstract(source.schema, nullable, planAs) : planAs(nullable),
  );
}

/** What throws is tried again the next time. */
function memoized<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as Value;
  };
}

function definitionOf(
  schema: GraphQLSchema,
  parentType: GraphQLObjectType,
  { name }: FieldNode,
): GraphQLField<unknown, unknown> | undefined {
  if (name.value === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef;
  const meta = [SchemaMetaFieldDef, TypeMetaFieldDef].find((field) => field.name === name.value);
  return meta && schema.getQueryType() === parentType ? meta : parentType.getFields()[name.value];
}
