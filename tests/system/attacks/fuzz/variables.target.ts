import fc from 'fast-check';
import { getOperationAST, parse } from 'graphql';
import { expect } from 'vitest';
import { hashOf, readManifest } from '../../../../gateway/operations/compiled-operations.ts';
import { shopSchema } from '../../../../gateway/graphql/schema.ts';
import { startGateway } from '../../../support/servers/gateway.ts';
import { serve } from '../../../support/http.ts';
import { keptLog } from '../../../support/log.ts';
import { variablesOf } from './fitting-json.ts';
import { oddJson } from './odd-values.ts';
import { answerTo, comparable, expectSane, isOverload, takeAlarms } from './oracle.ts';
import { plausibleApi } from './plausible-api.ts';
import type { Target } from './target.ts';

interface VariablesShot {
  operation: string; // name of a registered operation
  variables: string; // JSON
  token: boolean;
}

const MANIFEST = readManifest(undefined);
const TEXTS = new Map(
  [...MANIFEST.values()].flatMap((text) => {
    const definition = getOperationAST(parse(text));
    return definition?.name ? [[definition.name.value, { text, definition }] as const] : [];
  }),
);
const SCHEMA = shopSchema();
let texts = 0;

/** Any variables of the shop's operations: the compiled operation and graphql-js give the same answer. */
export const VARIABLES: Target<VariablesShot> = {
  name: 'variables',
  shots: fc.constantFrom(...TEXTS.keys()).chain((operation) => {
    const definition = TEXTS.get(operation)?.definition;
    const fitting = definition ? variablesOf(SCHEMA, definition) : oddJson;
    return fc.record({
      operation: fc.constant(operation),
      variables: fc.oneof({ weight: 10, arbitrary: fitting }, { weight: 1, arbitrary: oddJson }),
      token: fc.boolean(),
    });
  }),
  found: [
    {
      operation: 'ProductList',
      variables: `{"page":1,"pageSize":2,"filter":{"brands":[${Array.from({ length: 60 }, () => 1).join()}]}}`,
      token: false,
    },
    { operation: 'UpdateUser', variables: '{"id":"64a000000000000000000001","changes":[]}', token: false },
    { operation: 'ProductList', variables: '{"page":1,"pageSize":2,"filter":[]}', token: false },
    { operation: 'ProductList', variables: '{"page":2147483647,"pageSize":50}', token: false },
  ],
  async open() {
    const { log, lines } = keptLog();
    const api = await serve(plausibleApi);
    // Thousands of operations per minute.
    const options = { upstreamUrl: api.url, log, production: true, without: ['rates', 'registered only'] as const };
    const compiled = await startGateway({
      ...options,
      registeredOperations: MANIFEST,
      protection: { registeredOnly: true },
    });
    const interpreted = await startGateway(options);
    const secrets = [new URL(api.url).host, 'a-token-of-the-api'];

    return {
      async fire({ operation, variables, token }) {
        const text = TEXTS.get(operation)?.text ?? '';
        const hashed = `{"variables":${variables},"extensions":{"persistedQuery":{"version":1,"sha256Hash":"${hashOf(text)}"}}}`;
        const worded = (words: string): string => `{"query":${JSON.stringify(words)},"variables":${variables}}`;
        const headers: Record<string, string> = token ? { token: 'a-token-of-a-script' } : {};
        const answers = [
          // A new text goes through Apollo Server.
          await answerTo(interpreted.url, worded(`# ${(texts += 1)}\n${text}`), headers),
          await answerTo(interpreted.url, worded(text), headers),
          await answerTo(interpreted.url, worded(text), headers),
          await answerTo(compiled.url, worded(text), headers),
          await answerTo(compiled.url, hashed, headers),
          await answerTo(compiled.url, hashed, headers),
        ];
        if (answers.some(isOverload)) return;
        for (const answer of answers) expectSane(answer, ...secrets);
        const [first, ...others] = answers.map(comparable);
        for (const [place, other] of others.entries()) expect(other, `the answer of way ${place}`).toEqual(first);
        expect(takeAlarms(lines)).toEqual([]);
      },
      async [Symbol.asyncDispose]() {
        for (const one of [compiled, interpreted, api]) await one[Symbol.asyncDispose]();
      },
    };
  },
};
