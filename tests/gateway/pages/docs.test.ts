import { readFileSync } from 'node:fs';
import {
  getOperationAST,
  getVariableValues,
  isEnumType,
  isInputObjectType,
  isObjectType,
  parse,
  type GraphQLField,
  type GraphQLInputField,
} from 'graphql';
import express from 'express';
import { expect, test } from 'vitest';
import type { LinkedPage } from '../../../gateway/pages/developer-bar.ts';
import { createDocs } from '../../../gateway/pages/docs/router.ts';
import { renderDocs } from '../../../gateway/pages/docs/page.ts';
import { DOCS_STYLE } from '../../../gateway/pages/docs/style.ts';
import { ERRORS } from '../../../gateway/errors/codes.ts';
import { readShownExamples } from '../../../gateway/pages/docs/examples.ts';
import type { Variables } from '../../../schema/examples/variables.ts';
import { html } from '../../../gateway/pages/html.ts';
import { readSchema } from '../../../gateway/graphql/printed-schema.ts';
import { buildSmallWeb } from '../../support/browser/built-web.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { serve } from '../../support/http.ts';
import { startGateway } from '../../support/servers/gateway.ts';

const schema = readSchema();
const examples = await readShownExamples();
const page = renderDocs({ shopName: 'Haat', linked: ['Docs', 'Shop'], font: undefined, examples });
/** The visible text. */
const text = page.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');

test('the reference has every operation, type, field, argument, value and error code', () => {
  const roots = ['Query', 'Mutation'];
  const types = Object.values(readSchema().getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const fields = types.filter((type) => isObjectType(type) || isInputObjectType(type));
  const missing = [
    ...fields.filter(({ name }) => !roots.includes(name)).map(({ name }) => `id="type-${name}"`),
    ...fields
      .filter(({ name }) => roots.includes(name))
      .flatMap((root) =>
        Object.keys(root.getFields()).map((name) => `id="${root.name === 'Query' ? 'query' : 'mutation'}-${name}"`),
      ),
    ...Object.keys(ERRORS).map((code) => `id="error-${code}"`),
  ].filter((id) => !page.includes(id));
  expect(missing).toEqual([]);
  const said = [
    ...fields.flatMap((type) =>
      Object.values<GraphQLField<unknown, unknown> | GraphQLInputField>(type.getFields()).flatMap((field) => [
        ...(roots.includes(type.name) ? [] : [`${field.name}: ${String(field.type)}`]),
        ...('args' in field && roots.includes(type.name)
          ? field.args.map((arg) => `${arg.name}: ${String(arg.type)}`)
          : []),
      ]),
    ),
    ...types.filter(isEnumType).flatMap((type) => type.getValues().map(({ name }) => name)),
    ...Object.values(ERRORS).map(({ meaning }) => meaning.replaceAll('`', '').replace(/\s+/g, ' ')),
  ];
  expect(said.filter((part) => !text.includes(part.replaceAll('"', '&quot;')))).toEqual([]);
});

test('an operation tells its arguments, who may call it, the REST call behind it, and links its answer', () => {
  const [, products = ''] = /<article id="query-products">([\s\S]*?)<\/article>/.exec(page) ?? [];
  expect(products).toContain('<a href="#type-ProductPage">ProductPage</a>');
  expect(products).toContain('<code>GET /api/products/get</code>');
  expect(products).toContain('Everybody');
  expect(products).toContain('30 seconds');
  expect(products.replace(/<[^>]*>/g, '')).toContain('pageSize: Int = 12');
  const [, users = ''] = /<article id="query-users">([\s\S]*?)<\/article>/.exec(page) ?? [];
  expect(users).toContain('<dd>SUPER_ADMIN</dd>');
  expect(/<article id="query-facets">([\s\S]*?)<\/article>/.exec(page)?.[1]).toContain('<dd>None</dd>');
});

test('an operation has its request, which the sandbox opens, and the codes of its answer', () => {
  const [, placing = ''] = /<article id="mutation-placeOrder">([\s\S]*?)<\/article>/.exec(page) ?? [];
  const text = placing.replace(/<[^>]*>/g, '');
  expect(text).toContain('mutation PlaceOrder($input: PlaceOrderInput!)');
  expect(text).toContain('&quot;paymentMethod&quot;: &quot;CASH_ON_DELIVERY&quot;');
  for (const token of [
    'word">mutation',
    'variable">$input',
    'key">&quot;paymentMethod&quot;',
    'string">&quot;CASH_ON_DELIVERY&quot;',
    'word">false',
  ])
    expect(placing).toContain(`<span class="${token}</span>`);
  expect(placing).toContain('href="/sandbox?example=PlaceOrder"');
  expect(placing).toContain('id="mutation-placeOrder.code.ALREADY_EXISTS"');
  expect(page.match(/href="\/sandbox\?example=/g)).toHaveLength(examples.size);
});

test('the variables that it shows are such as the schema takes, and none of them is empty', () => {
  expect(examples.size).toBeGreaterThan(50);
  for (const { document, variables = '{}' } of examples.values()) {
    const { variableDefinitions = [] } = getOperationAST(parse(document)) ?? {};
    const { errors } = getVariableValues(schema, variableDefinitions, JSON.parse(variables) as Variables);
    expect(errors).toBeUndefined();
    expect(variables).not.toContain('""');
  }
});

test('every link within the page leads somewhere, and no two places have the same name', () => {
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const links = new Set([...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id));
  expect(links.size).toBeGreaterThan(100);
  expect([...links].filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('it is served at /docs where the shop is explored, under a policy without exceptions, and not in production', async () => {
  const options = {
    upstreamUrl: 'http://127.0.0.1:9',
    webFolder: buildSmallWeb(temporaryFolder()),
    shopName: 'A & <B>',
  };
  await using gateway = await startGateway(options);
  const response = await fetch(`${gateway.url}/docs`);
  const served = await response.text();
  const nonce = /<style nonce="([^"]{24})">/.exec(served)?.[1];
  expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
  expect(served).toContain('<title>A &amp; &lt;B> | GraphQL reference</title>');
  expect(served.match(/<script[^>]*>/g)).toEqual([
    `<script nonce="${nonce}">`,
    `<script type="module" nonce="${nonce}">`,
  ]);
  expect(served).not.toMatch(/https?:\/\/(?!localhost|example\.com)/);
  expect(await (await fetch(`${gateway.url}/docs`)).text()).not.toContain(nonce);

  await using production = await startGateway({ ...options, production: true });
  expect(await (await fetch(`${production.url}/docs`)).text()).not.toContain('GraphQL reference');
});

test('two who read it first at the same time wait for one page', async () => {
  // Each page that is made asks for the links of its bar.
  let made = 0;
  const linked: LinkedPage[] = ['Docs'];
  linked.includes = () => {
    made += 1;
    return false;
  };
  const app = express().use('/docs', createDocs({ shopName: 'Haat', linked, webFolder: undefined }));
  await using server = await serve(app);
  const answers = await Promise.all([1, 2].map(async () => (await fetch(`${server.url}/docs`)).status));
  expect([answers, made]).toEqual([[200, 200], 1]);
});

test('it has the shop’s colours', () => {
  const theme = readFileSync('web/src/theme.css', 'utf8');
  const [light = '', dark = ''] = theme.split(":root[data-mantine-color-scheme='dark']");
  const [own = '', ownDark = ''] = DOCS_STYLE.split('prefers-color-scheme: dark');
  const tokens = (style: string) => [...style.matchAll(/(--[a-z-]+: [^;]+);/g)].map(([, token = '']) => token);
  expect(tokens(own).length).toBeGreaterThan(10);
  expect(tokens(own).filter((token) => !tokens(light).includes(token))).toEqual([]);
  expect(tokens(ownDark).filter((token) => !tokens(dark).includes(token))).toEqual([]);
});

test('markup is built safely: text is escaped, lists are joined, nothing is nothing', () => {
  const bold = html`<b>${'<&"'}</b>`;
  expect(html`<p title="${'"'}">${[bold, 1, null, undefined]}</p>`.text).toBe(
    '<p title="&quot;"><b>&lt;&amp;&quot;</b>1</p>',
  );
});
