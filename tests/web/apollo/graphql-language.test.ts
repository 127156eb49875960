import {
  BREAK as BREAK_OF_GRAPHQL,
  Kind,
  parse,
  visit as visitOfGraphql,
  type DocumentNode,
  type FieldNode,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { BREAK, OperationTypeNode, visit, type Visitor } from '../../../web/src/apollo/lean/graphql-language.ts';
import operations from '../../../web/src/generated/operations.json' with { type: 'json' };

const DOCUMENTS = Object.values(operations).map((text) => parse(text, { noLocation: true }));
type VisitOfGraphql = Parameters<typeof visitOfGraphql>[1];

const both = (document: DocumentNode, visitorOf: (stop: unknown) => Visitor): [DocumentNode, DocumentNode] => [
  visit(document, visitorOf(BREAK)),
  visitOfGraphql(document, visitorOf(BREAK_OF_GRAPHQL) as VisitOfGraphql) as DocumentNode,
];

test('its kinds of operations are those of graphql', async () => {
  expect(OperationTypeNode).toEqual({ ...(await import('graphql')).OperationTypeNode });
});

describe('in every document of the shop, as graphql’s own', () => {
  test('it adds a field to each selection set but that of the operation, as the cache does', () => {
    for (const document of DOCUMENTS) {
      const [ours, theirs] = both(document, () => ({
        SelectionSet: {
          enter: (node: { selections: unknown[] }, _key, parent) =>
            (parent as { kind: string }).kind === Kind.OPERATION_DEFINITION
              ? undefined
              : {
                  ...node,
                  selections: [...node.selections, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__t' } }],
                },
        },
      }));
      expect(ours).toEqual(theirs);
      expect(JSON.stringify(ours)).toContain('__t');
    }
  });

  test('it meets the same nodes, each once, and leaves what does not change the same object', () => {
    for (const document of DOCUMENTS) {
      const met: string[][] = [];
      const [ours] = both(document, () => {
        const names: string[] = [];
        met.push(names);
        return {
          Field: (node: FieldNode) => void names.push(node.name.value),
          Directive: (node: { name: { value: string } }) => void names.push(`@${node.name.value}`),
          FragmentSpread: (node: { name: { value: string } }) => void names.push(`...${node.name.value}`),
        };
      });
      expect(met[0]?.toSorted()).toEqual(met[1]?.toSorted());
      expect(ours).toBe(document);
    }
  });

  test('it ends where a visitor says so, without a change', () => {
    for (const document of DOCUMENTS) {
      let calls = 0;
      const ours = visit(document, {
        Field: () => {
          calls += 1;
          return BREAK;
        },
      });
      expect(calls).toBe(1);
      expect(ours).toBe(document);
    }
  });
});
