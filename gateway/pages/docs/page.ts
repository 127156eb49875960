import { randomUUID } from 'node:crypto';
import { classicScript, html, Html, inlineScript, type Part } from '../html.ts';
import { BAR_STYLE, developerBar, SCHEME_SCRIPT, type BarOptions } from '../developer-bar.ts';
import { readSchema } from '../../graphql/printed-schema.ts';
import { copied, type ShownExamples } from './examples.ts';
import { createReference, type Operation, type Place } from './reference.ts';
import { createSections } from './sections.ts';
import { DOCS_SCRIPT } from './script.ts';
import { DOCS_STYLE, fontFace, fontPreload } from './style.ts';

export interface DocsOptions extends BarOptions {
  /** Undefined: a font of the system. */
  font: string | undefined;
  examples: ShownExamples;
}

export const NONCE = randomUUID(); // each answer puts its own nonce here

const EXAMPLE_REQUEST = `/graphql \\
  -H 'content-type: application/json' \\
  -d '{"query":"{ products(pageSize: 3) { items { id title discountPrice } } }"}'`;

export function renderDocs({ font, examples, ...bar }: DocsOptions): string {
  const reference = createReference(readSchema());
  const { queries, mutations, groups } = reference;
  const sections = createSections(reference, examples);
  const operations = (title: string, all: Operation[], intro: string): Html =>
    section(
      title,
      title.toLowerCase(),
      html`<p class="intro">${intro}</p>
        ${all.map(sections.operation)}`,
    );
  const contents: [title: string, anchor: string, places: Place[]][] = [
    ['Start here', 'start', []],
    ['Queries', 'queries', queries],
    ['Mutations', 'mutations', mutations],
    ['Errors', 'errors', []],
    ...groups.map(
      ({ title, anchor, types }) =>
        [title, anchor, types.map(({ name }) => ({ name, anchor: `type-${name}` }))] as [string, string, Place[]],
    ),
  ];
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${bar.shopName} | GraphQL reference</title>
        ${classicScript(NONCE, SCHEME_SCRIPT)} ${fontPreload(font)}
        <style nonce="${NONCE}">
          ${new Html(fontFace(font) + DOCS_STYLE + BAR_STYLE)}
        </style>
      </head>
      <body>
        <a class="skip" href="#start">Skip to the reference</a>
        <header>
          ${developerBar(bar, 'Docs')}
          <div class="band">
            <h1>GraphQL reference</h1>
            <p>
              ${queries.length} queries and ${mutations.length} mutations, each with its types, who may call it and the
              REST call behind it.
            </p>
          </div>
        </header>
        <div class="columns">
          <nav class="contents" id="contents" aria-label="Contents">
            <details>
              <summary>Contents</summary>
              <ul class="groups">
                ${contents.map(([title, anchor, places]) => contentsEntry(title, anchor, places))}
              </ul>
            </details>
          </nav>
          <main>
            <div class="search" role="search" hidden>
              <input
                type="search"
                aria-label="Search the reference"
                aria-keyshortcuts="/"
                placeholder="Search, such as discountPrice"
              />
              <kbd aria-hidden="true">/</kbd>
              <div class="found" hidden>
                <p role="status"></p>
                <ul></ul>
              </div>
            </div>
            ${section('Start here', 'start', start())}
            ${operations('Queries', queries, 'They read. A query that failed is null with an error; its neighbours are still answered.')}
            ${operations('Mutations', mutations, 'They change something. Each answers a payload whose code says how it went.')}
            ${section('Errors', 'errors', html`${errorsIntro()}${sections.errors()}`)}
            ${groups.map(({ title, anchor, types }) => section(title, anchor, types.map(sections.type)))}
            <a class="to-contents" href="#contents">Contents</a>
          </main>
        </div>
        ${inlineScript(NONCE, DOCS_SCRIPT)}
      </body>
    </html>`;
  return page.text;
}

function section(title: string, anchor: string, content: Part): Html {
  return html`<section aria-labelledby="${anchor}">
    <h2 id="${anchor}">${title}</h2>
    ${content}
  </section>`;
}

function contentsEntry(title: string, anchor: string, places: Place[]): Html {
  if (places.length === 0) return html`<li><a href="#${anchor}">${title}</a></li>`;
  const links = places.map((place) => html`<li><a href="#${place.anchor}">${place.name}</a></li>`);
  return html`<li>
    <details>
      <summary>${title} <small>${places.length}</small></summary>
      <ul>
        <li><a href="#${anchor}">All ${title.toLowerCase()}</a></li>
        ${links}
      </ul>
    </details>
  </li>`;
}

function start(): Html {
  return html`<article>
    <p>There is one endpoint: <code>POST /graphql</code>, with JSON.</p>
    ${copied('Request', html`curl <span data-origin>http://localhost:4000</span>${EXAMPLE_REQUEST}`)}
    <p>
      <strong>In a browser</strong>, call <a href="#mutation-login"><code>login</code></a
      >: it sets a cookie, and answers with the <code>token</code> to send in the header <code>token</code> from then
      on. <strong>In a script</strong>, send a token of the REST API in that header, without a cookie.
    </p>
    <p>
      To try things out there is the <a href="/sandbox">sandbox</a>; <code>npm run schema:print</code> prints the
      schema, and <code>docs/examples/place-an-order.ts</code> is a whole client in one file.
    </p>
  </article>`;
}

function errorsIntro(): Html {
  return html`<p class="intro">
    What a shopper can expect to happen is data: a payload’s code. Faults and refusals are errors, each with its
    <code>code</code>, <code>retryable</code>, <code>help</code> and <code>requestId</code> in <code>extensions</code>.
  </p>`;
}
