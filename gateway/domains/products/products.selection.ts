import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/** What an operation selects of a page of products. A field under `@skip` or `@include` counts as selected. */
export interface PageSelection {
  page: ReadonlySet<string>;
  items: ReadonlySet<string>;
}

type Fragments = GraphQLResolveInfo['fragments'];

const known = new WeakMap<readonly FieldNode[], PageSelection>(); // operations are run again and again

export function selectionOf({
  fieldNodes,
  fragments,
}: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): PageSelection {
  const found = known.get(fieldNodes);
  if (found) return found;
  const page = fieldsOf(fieldNodes, fragments);
  const items = fieldsOf(page.get('items') ?? [], fragments);
  const selection = { page: new Set(page.keys()), items: new Set(items.keys()) };
  known.set(fieldNodes, selection);
  return selection;
}

/** The fields within `parents`, by their names in the schema. */
function fieldsOf(parents: readonly FieldNode[], fragments: Fragments): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const collect = (set: SelectionSetNode | undefined): void => {
    for (const node of set?.selections ?? []) {
      if (node.kind === Kind.FIELD) fields.set(node.name.value, [...(fields.get(node.name.value) ?? []), node]);
      else collect(node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments[node.name.value]?.selectionSet);
    }
  };
  for (const { selectionSet } of parents) collect(selectionSet);
  return fields;
}
