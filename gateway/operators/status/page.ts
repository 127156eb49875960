import { DOCS_STYLE, fontFace } from '../../pages/docs/style.ts';
import { ERRORS } from '../../errors/codes.ts';
import { html, Html, type Part } from '../../pages/html.ts';
import { RECENT_MINUTES } from '../lazy-counters.ts';
import type { VitalName } from '../vitals.ts';
import type { StatusFacts } from './facts.ts';

export interface StatusPageOptions {
  shopName: string;
  /** Undefined: a font of the system. */
  font: string | undefined;
  nonce: string;
}

const SENTENCES = {
  ready: 'The shop is open, and its data service answers.',
  draining: 'The shop is about to stop: it finishes what it has begun and takes nothing new.',
  'upstream unavailable':
    'The shop’s data service is out of reach. What is known of the catalogue is still shown; the rest fails.',
} as const;

const VITAL_TERMS: Record<VitalName, string> = {
  TTFB: 'The page begins to come',
  LCP: 'Its largest part is shown',
  INP: 'It reacts to a click or key',
  CLS: 'Its parts move while it loads, by the share of the window',
};

const STYLE = `
main { max-width: calc(1280px + 2 * var(--gutter)); margin: auto; padding: clamp(24px, 4vw, 48px) var(--gutter) 96px; }
.tiles { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr)); margin-bottom: 40px; }
.tiles article { margin: 0; }
.tiles h2 { font-size: 1.3rem; margin-bottom: 16px; }
.tiles dd { font-weight: 700; font-size: 1.15rem; }
`;

export function renderStatus(facts: StatusFacts, { shopName, font, nonce }: StatusPageOptions): string {
  const { version, uptimeSeconds, readiness, upstream, load, memory, vitals, errors } = facts;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${shopName} | Status</title>
        <style nonce="${nonce}">
          ${new Html(fontFace(font) + DOCS_STYLE + STYLE)}
        </style>
      </head>
      <body>
        <a class="skip" href="#facts">Skip to the facts</a>
        <header>
          <p class="brand"><a href="/">${shopName}</a></p>
          <h1>Status</h1>
          <p>${SENTENCES[readiness]}</p>
        </header>
        <main id="facts">
          <div class="tiles">
            ${tile('Gateway', [
              ['Version', version],
              ['Running for', duration(uptimeSeconds)],
              ['Operations under way', `${number(load.inFlight)} of at most ${number(load.limit)}`],
              ['Those that wait for the processor', number(load.waiting)],
              ['Refused for overload since the start', number(load.refused)],
            ])}
            ${tile('Data service', [
              ['Answers', readiness === 'draining' ? 'not asked' : readiness === 'ready' ? 'yes' : 'no'],
              ['Breaker', upstream.breaker],
              [`Calls, last ${RECENT_MINUTES} minutes`, number(upstream.calls)],
              ['Without an answer', number(upstream.unanswered)],
            ])}
            ${tile('From memory', [
              ['Guests’ answers', percent(memory.responseCache)],
              ['Readings of the catalogue', percent(memory.catalogue)],
            ])}
            ${tile(
              'In three of four visits',
              Object.entries(VITAL_TERMS).map(([name, term]) => [term, vital(name as VitalName, vitals)]),
            )}
          </div>
          <section aria-labelledby="errors">
            <h2 id="errors">Errors of the last ${RECENT_MINUTES} minutes</h2>
            ${errors.length === 0 ? html`<p>None.</p>` : errorTable(errors)}
          </section>
        </main>
      </body>
    </html>`;
  return page.text;
}

function tile(title: string, facts: [term: string, value: Part][]): Html {
  return html`<article>
    <h2>${title}</h2>
    <dl>
      ${facts.map(
        ([term, value]) =>
          html`<div>
            <dt>${term}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
  </article>`;
}

function errorTable(errors: StatusFacts['errors']): Html {
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Code</th>
        <th scope="col">How often</th>
        <th scope="col">What has happened</th>
      </tr>
    </thead>
    <tbody>
      ${errors.map(
        ({ code, count }) =>
          html`<tr>
            <th scope="row">${code}</th>
            <td data-label="How often">${number(count)}</td>
            <td data-label="What has happened">${meaningOf(code)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

const meaningOf = (code: string): string =>
  Object.hasOwn(ERRORS, code) ? ERRORS[code as keyof typeof ERRORS].meaning.replaceAll('`', '') : '';
const number = (value: number): string => value.toLocaleString('en');
const percent = (share: number | null): string =>
  share === null ? 'nothing asked for yet' : `${Math.round(share * 100)} %`;

const vital = (name: VitalName, vitals: StatusFacts['vitals']): string => {
  const value = vitals[name];
  if (value === null) return 'not reported yet';
  if (name === 'CLS') return `at most ${value.toFixed(3)}`;
  return value < 1_000 ? `within ${Math.round(value)} ms` : `within ${(value / 1_000).toFixed(1)} s`;
};

/** The two largest units: `3 days 4 h`. */
function duration(seconds: number): string {
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3_600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'} ${hours} h`;
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}
