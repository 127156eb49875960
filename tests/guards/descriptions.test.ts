import { Kind, parse, visit } from 'graphql';
import { expect, test } from 'vitest';
import { readSchemaText } from '../../gateway/graphql/sdl.ts';

/** Kinds of schema elements that the reference shows. */
const DESCRIBED: ReadonlySet<string> = new Set([
  Kind.DIRECTIVE_DEFINITION,
  Kind.ENUM_TYPE_DEFINITION,
  Kind.ENUM_VALUE_DEFINITION,
  Kind.FIELD_DEFINITION,
  Kind.INPUT_OBJECT_TYPE_DEFINITION,
  Kind.INPUT_VALUE_DEFINITION,
  Kind.INTERFACE_TYPE_DEFINITION,
  Kind.OBJECT_TYPE_DEFINITION,
  Kind.SCALAR_TYPE_DEFINITION,
  Kind.UNION_TYPE_DEFINITION,
]);

/** Elements of an SDL text without a description, each as `Parent.child`. */
function undescribed(sdl: string): string[] {
  const missing: string[] = [];
  const path: string[] = [];
  visit(parse(sdl), {
    enter(node) {
      if (!('name' in node) || !node.name || !/Definition|Extension/.test(node.kind)) return;
      path.push(node.name.value);
      const described = 'description' in node && node.description?.value.trim();
      if (DESCRIBED.has(node.kind) && !described) missing.push(path.join('.'));
    },
    leave(node) {
      if ('name' in node && node.name && /Definition|Extension/.test(node.kind)) path.pop();
    },
  });
  return missing;
}

test('every type, field, argument and value of the schema is described', () => {
  expect(undescribed(readSchemaText())).toEqual([]);
});
