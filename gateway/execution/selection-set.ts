import {
  defaultFieldResolver,
  getArgumentValues,
  getDirectiveValues,
  getNullableType,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  SchemaMetaFieldDef,
  typeFromAST,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type InlineFragmentNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { isAborted, pathOf, type FieldDetails, type Position, type Result } from './position.ts';
import { isObjectLike, type Run } from './run.ts';
import {
  completionOfComposite,
  completionOfLeaf,
  planAbstract,
  planLists,
  planObjects,
  takeValue,
  type Completion,
  type ExecuteField,
  type SelectionSet,
} from './values.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** What is planned. */
export interface Source {
  schema: GraphQLSchema;
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  conditions: Variables; // they decide which fields there are
}

/** Several: the document asks for a response name more than once. */
type FieldNodes = [FieldNode, ...FieldNode[]];

interface CollectedField extends FieldDetails {
  definition: GraphQLField<unknown, unknown>;
  node: FieldNode; // the first of `nodes`
  responseName: string;
  order: number; // in its selection set
}

/** Throws a GraphQLError if a condition has no value. What lies below is planned when it is first reached. */
export function planSelectionSet(
  source: Source,
  parentType: GraphQLObjectType,
  selectionSets: readonly SelectionSetNode[],
): SelectionSet {
  const collected = collectFields(source, parentType, selectionSets);
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

/** The fields of one or more selection sets on an object type, by response name. Throws if a condition has no value. */
function collectFields(
  { schema, fragments, conditions }: Source,
  type: GraphQLObjectType,
  selectionSets: readonly SelectionSetNode[],
): Map<string, FieldNodes> {
  const fields = new Map<string, FieldNodes>();
  const visited = new Set<string>();

  function visitSelection(selection: SelectionNode): void {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const name = selection.name.value;
      if (visited.has(name) || !isIncluded(selection, conditions)) return;
      visited.add(name);
      const fragment = fragments[name];
      if (fragment && fits(schema, fragment, type)) fragment.selectionSet.selections.forEach(visitSelection);
    } else if (!isIncluded(selection, conditions)) {
      return;
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      if (fits(schema, selection, type)) selection.selectionSet.selections.forEach(visitSelection);
    } else {
      const responseName = (selection.alias ?? selection.name).value;
      const nodes = fields.get(responseName);
      if (nodes) nodes.push(selection);
      else fields.set(responseName, [selection]);
    }
  }

  for (const { selections } of selectionSets) selections.forEach(visitSelection);
  return fields;
}

function isIncluded(node: SelectionNode, conditions: Variables): boolean {
  if (!node.directives?.length) return true;
  if (getDirectiveValues(GraphQLSkipDirective, node, conditions)?.['if'] === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, node, conditions)?.['if'] !== false;
}

function fits(
  schema: GraphQLSchema,
  { typeCondition }: InlineFragmentNode | FragmentDefinitionNode,
  type: GraphQLObjectType,
): boolean {
  const condition = typeCondition && typeFromAST(schema, typeCondition);
  if (!typeCondition || condition === type) return true;
  return isAbstractType(condition) && schema.isSubType(condition, type);
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

function planCompletion(source: Source, type: GraphQLOutputType, field: FieldDetails): Completion {
  const slot = { field, nullable: !isNonNullType(type) };
  const nullable = getNullableType(type);
  if (isLeafType(nullable)) return completionOfLeaf(slot, nullable);
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

/** For `__typename`. */
function planConstant(responseName: string, value: unknown): ExecuteField {
  return (_run, objects) => {
    for (const { result } of objects) result[responseName] = value;
  };
}

function planField(field: CollectedField, completion: Completion): ExecuteField {
  const { responseName: key, order } = field;
  const { slot, isReady } = completion;
  const resolve = planResolve(field);
  return (run, objects) => {
    const later: Position[] = [];
    for (const parent of objects) {
      if (run.hasFailed && isAborted(parent, order)) continue;
      try {
        const value = resolve(run, parent);
        if (isReady(value)) parent.result[key] = value;
        else takeValue(run, completion, parent, key, order, value, later);
      } catch (error) {
        run.fail({ parent, key, order, slot }, error);
      }
    }
    if (later.length > 0) completion.complete(run, later);
  };
}

/** What the resolver of a field gives for an object, or throws. A property that is no function needs no info. */
function planResolve(field: CollectedField): (run: Run, object: Position) => unknown {
  const { definition, fieldName, node, responseName } = field;
  const hasArguments = definition.args.length > 0;
  const argumentsIn = ({ info }: Run): Record<string, unknown> =>
    hasArguments ? getArgumentValues(definition, node, info.variableValues) : {};
  const call = (resolve: GraphQLFieldResolver<unknown, unknown>, run: Run, object: Position): unknown =>
    resolve(object.source, argumentsIn(run), run.context, run.infoOf(field, pathOf(object, responseName, field)));
  const { resolve } = definition;
  if (resolve && resolve !== defaultFieldResolver) return (run, object) => call(resolve, run, object);
  return (run, object) => {
    const { source } = object;
    if (hasArguments) argumentsIn(run); // they can be wrong
    if (!isObjectLike(source)) return undefined;
    const property = source[fieldName];
    return typeof property === 'function' ? call(defaultFieldResolver, run, object) : property;
  };
}
