import {
  astFromValue,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  print,
  type GraphQLNamedType,
  type GraphQLType,
} from 'graphql';
import { ERRORS } from '../../errors/codes.ts';
import { html, type Html, type Part } from '../html.ts';
import { exampleOf, type ShownExamples } from './examples.ts';
import type { Operation, Reference } from './reference.ts';

/** A field, an argument, or a value, which has no type. */
interface Described {
  name: string;
  type?: GraphQLType;
  args?: readonly Described[];
  description?: string | null | undefined;
  defaultValue?: unknown;
}

const UPSTREAM = /\s*Upstream(?:, only if selected)?:\s[\s\S]*$/;

export interface Sections {
  operation: (operation: Operation) => Html;
  type: (type: GraphQLNamedType) => Html;
  errors: () => Html;
}

export function createSections(reference: Reference, examples: ShownExamples): Sections {
  /** `Name` in backticks becomes code, with a link if the page explains it. */
  const prose = (text: string): Part => text.split(/`([^`]+)`/).map((part, at) => (at % 2 === 0 ? part : named(part)));

  const named = (code: string): Html => {
    const place = reference.placeOf(code.split('.')[0] ?? '');
    return place ? html`<a href="#${place.anchor}"><code>${code}</code></a>` : html`<code>${code}</code>`;
  };

  /** `[Product!]!`, with a link on the name. */
  const typeLink = (type: GraphQLType): Part =>
    String(type)
      .split(/(\w+)/)
      .map((part) => {
        const place = reference.placeOf(part);
        return place ? html`<a href="#${place.anchor}">${part}</a>` : part;
      });

  const typed = ({ name, type, defaultValue }: Described): Part => {
    const fallback = defaultValue === undefined ? undefined : astFromValue(defaultValue, type as never);
    return [name, type && [': ', typeLink(type)], fallback && ` = ${print(fallback)}`];
  };

  /** Its anchor is such as `type-Product.title`. */
  const member = (owner: string, described: Described): Html => {
    const anchor = `${owner}.${described.name}`;
    return html`<li id="${anchor}">
      <p class="name"><code>${typed(described)}</code></p>
      <p>${prose(described.description ?? '')}</p>
      ${list(anchor, described.args ?? [])}
    </li>`;
  };

  const list = (owner: string, all: readonly Described[]): Html | undefined =>
    all.length === 0
      ? undefined
      : html`<ul class="members">
          ${all.map((described) => member(owner, described))}
        </ul>`;

  const members = (title: string, owner: string, all: readonly Described[]): Html | undefined =>
    all.length === 0
      ? undefined
      : html`<h4>${title}</h4>
          ${list(owner, all)}`;

  /** The code of a payload says how a mutation went. */
  const codes = (anchor: string, answer: GraphQLType): Html | undefined => {
    const payload = getNamedType(answer);
    const code = isObjectType(payload) ? payload.getFields()['code'] : undefined;
    const values = code && getNamedType(code.type);
    return isEnumType(values) ? members('Result codes', `${anchor}.code`, values.getValues()) : undefined;
  };

  return {
    operation(operation: Operation): Html {
      const { field, name, anchor, kind, callers, keptFor } = operation;
      const description = field.description ?? '';
      const calls =
        UPSTREAM.exec(description)?.[0]
          .replace(/^\s*Upstream:\s/, '')
          .replace(/\.$/, '') ?? 'None';
      return html`<article id="${anchor}">
        <details>
          <summary>
            <h3>${name}</h3>
            <small>${kind}</small>
            <small class="callers">${callers}</small>
            <span class="about">${firstSentence(description.replace(UPSTREAM, ''))}</span>
          </summary>
          <div class="operation">
            <div>
              <p>${prose(description.replace(UPSTREAM, ''))}</p>
              <dl>
                <div>
                  <dt>Answers</dt>
                  <dd><code>${typeLink(field.type)}</code></dd>
                </div>
                <div>
                  <dt>Who may call it</dt>
                  <dd>${callers}</dd>
                </div>
                <div class="wide">
                  <dt>REST call behind it</dt>
                  <dd>${prose(calls)}</dd>
                </div>
                ${
                  keptFor === undefined
                    ? undefined
                    : html`<div>
                        <dt>May be kept for</dt>
                        <dd>${keptFor} seconds</dd>
                      </div>`
                }
              </dl>
              ${members('Arguments', anchor, field.args)} ${codes(anchor, field.type)}
            </div>
            ${exampleOf(examples, operation)}
          </div>
        </details>
      </article>`;
    },

    type(type: GraphQLNamedType): Html {
      const anchor = `type-${type.name}`;
      const users = reference.usersOf(type.name);
      const links = users.map((place, at) => html`${at > 0 ? ', ' : ''}<a href="#${place.anchor}">${place.name}</a>`);
      return html`<article id="${anchor}">
        <details>
          <summary><h3>${type.name}</h3></summary>
          <p>${prose(type.description ?? '')}</p>
          ${users.length > 0 ? html`<p class="users">Used by ${links}</p>` : undefined}
          ${isEnumType(type) ? members('Values', anchor, type.getValues()) : undefined}
          ${isObjectType(type) || isInputObjectType(type) ? members('Fields', anchor, Object.values(type.getFields())) : undefined}
        </details>
      </article>`;
    },

    /** Narrow screens change the table's layout; the roles keep it a table for screen readers. */
    errors(): Html {
      const rows = Object.entries(ERRORS).map(
        ([code, { meaning, retryable, statuses, help }]) =>
          html`<tr role="row" id="error-${code}">
            <th role="rowheader" scope="row"><code>${breakable(code)}</code></th>
            <td role="cell" data-label="What has happened">${prose(meaning)}</td>
            <td role="cell" data-label="Retry">${retryable ? 'yes' : 'no'}</td>
            <td role="cell" data-label="HTTP">${statuses.join(', ')}</td>
            <td role="cell" data-label="What to do">${prose(help)}</td>
          </tr>`,
      );
      const head = ['Code', 'What has happened', 'Retry', 'HTTP', 'What to do'];
      return html`<table role="table" aria-labelledby="errors">
        <thead role="rowgroup">
          <tr role="row">
            ${head.map((title) => html`<th role="columnheader" scope="col">${title}</th>`)}
          </tr>
        </thead>
        <tbody role="rowgroup">
          ${rows}
        </tbody>
      </table>`;
    },
  };
}

/** What a closed row says of itself. Links have no place in what opens it. */
const firstSentence = (description: string): string =>
  (/^[\s\S]*?[.:;](?=\s|$)/.exec(description)?.[0] ?? description)
    .replaceAll('`', '')
    .replace(/\s+/g, ' ')
    .replace(/[:;]$/, '.');

/** Allows a line break after each underscore. */
function breakable(code: string): Part {
  return code.split('_').map((word, at) => (at === 0 ? word : html`_<wbr />${word}`));
}
