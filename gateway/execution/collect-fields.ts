import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  Kind,
  typeFromAST,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type InlineFragmentNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

export interface Document {
  schema: GraphQLSchema;
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
}

/** Several: the document asks for a response name more than once. */
export type FieldNodes = [FieldNode, ...FieldNode[]];

export type Variables = Readonly<Record<string, unknown>>;

/**
 * The fields of one or more selection sets on an object type, by response name. Throws a GraphQLError if a condition has no value.
 *
 * @param variables - those of the conditions are read, no others
 */
export function collectFields(
  document: Document,
  variables: Variables,
  type: GraphQLObjectType,
  selectionSets: readonly SelectionSetNode[],
): Map<string, FieldNodes> {
  const fields = new Map<string, FieldNodes>();
  const visited = new Set<string>();

  function visitSelection(selection: SelectionNode): void {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const name = selection.name.value;
      if (visited.has(name) || !isIncluded(selection, variables)) return;
      visited.add(name);
      const fragment = document.fragments[name];
      if (fragment && fits(document.schema, fragment, type)) fragment.selectionSet.selections.forEach(visitSelection);
    } else if (!isIncluded(selection, variables)) {
      return;
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      if (fits(document.schema, selection, type)) selection.selectionSet.selections.forEach(visitSelection);
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

/** The variables in `@include` and `@skip`: they decide which fields there are. */
export function conditionVariables(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive({ name, arguments: [condition] = [] }) {
      const decides = name.value === GraphQLSkipDirective.name || name.value === GraphQLIncludeDirective.name;
      if (decides && condition?.value.kind === Kind.VARIABLE) names.add(condition.value.name.value);
    },
  });
  return [...names];
}

function isIncluded(node: SelectionNode, variables: Variables): boolean {
  if (!node.directives?.length) return true;
  if (getDirectiveValues(GraphQLSkipDirective, node, variables)?.['if'] === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, node, variables)?.['if'] !== false;
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
