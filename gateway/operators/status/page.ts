import { DOCS_STYLE, fontFace, fontPreload } from '../../pages/docs/style.ts';
import { ERRORS } from '../../errors/codes.ts';
import { BAR_STYLE, developerBar, SCHEME_SCRIPT, type BarOptions } from '../../pages/developer-bar.ts';
import { classicScript, html, Html, inlineScript, type Part } from '../../pages/html.ts';
import { RECENT_MINUTES } from '../lazy-counters.ts';
import type { StatusFacts } from './facts.ts';
import { minuteStrip } from './minute-strip.ts';
import { indianTime, isFaultCode } from './minutes.ts';
import { STATUS_SCRIPT } from './script.ts';
import { STATUS_STYLE } from './style.ts';
import { NONE_YET, vitalFacts } from './vital-facts.ts';

export interface StatusPageOptions extends BarOptions {
  /** Undefined: a font of the system. */
  font: string | undefined;
  nonce: string | undefined; // undefined: without style and script, for a page that is open already
}

const SENTENCES = {
  ready: 'The shop is open, and its data service answers.',
  draining: 'The shop is about to stop: it finishes what it has begun and takes nothing new.',
  'upstream unavailable':
    'The shop’s data service is out of reach. What is known of the catalogue is still shown; the rest fails.',
} as const;

/** What the circuit breaker does with calls. */
const BREAKERS = {
  closed: 'go through',
  'half-open': 'a few go through, to try it',
  open: 'are held back',
} as const;

/** The dot's colour, and the words that go with it. */
const STATES = {
  ready: ['good', 'Open'],
  draining: ['warning', 'About to stop'],
  'upstream unavailable': ['bad', 'Partly out of order'],
} as const;

export function renderStatus(facts: StatusFacts, options: StatusPageOptions): string {
  const { version, uptimeSeconds, readiness, upstream, load, memory, vitals, errors } = facts;
  const { shopName, font, nonce } = options;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${shopName} | Status</title>
        ${nonce && classicScript(nonce, SCHEME_SCRIPT)} ${fontPreload(font)}
        ${
          nonce &&
          html`<style nonce="${nonce}">
            ${new Html(fontFace(font) + DOCS_STYLE + BAR_STYLE + STATUS_STYLE)}
          </style>`
        }
      </head>
      <body>
        <a class="skip" href="#facts">Skip to the facts</a>
        <header>
          ${developerBar(options, 'Status')}
          <div class="band">
            <h1>Status</h1>
            ${state(facts)}
            <p id="checked">Checked at ${indianTime(new Date().toISOString().slice(11, 19))}</p>
          </div>
        </header>
        <main id="facts">
          ${minuteStrip(facts)}
          <div class="tiles">
            ${tile('Gateway', [
              ['Version', version],
              ['Running for', duration(uptimeSeconds)],
              ['Operations in flight', `${number(load.inFlight)} of ${number(load.limit)}`],
              ['Queued operations', number(load.waiting)],
              ['Refused for overload, since the start', number(load.refused)],
            ])}
            ${tile(
              'Data service',
              [
                ['Answers', readiness === 'draining' ? 'not asked' : readiness === 'ready' ? 'yes' : 'no'],
                ['Calls to it', BREAKERS[upstream.breaker]],
                [`Calls, last ${RECENT_MINUTES} minutes`, number(upstream.calls)],
                ['Calls without an answer', number(upstream.unanswered)],
                ['Guests’ answers from memory', percent(memory.responseCache)],
                ['Catalogue read from memory', percent(memory.catalogue)],
              ],
              aboutCalls(facts),
            )}
            ${tile('Speed for visitors', vitalFacts(vitals), 'Three of four visits had this, or better.')}
          </div>
          <section aria-labelledby="errors" data-live>
            <h2 id="errors">Errors of the last ${RECENT_MINUTES} minutes</h2>
            ${errors.length === 0 ? html`<p class="none">None.</p>` : errorTable(errors)}
          </section>
        </main>
        ${nonce && inlineScript(nonce, STATUS_SCRIPT)}
      </body>
    </html>`;
  return page.text;
}

function state(facts: StatusFacts): Html {
  const { readiness } = facts;
  const [look, word] = (readiness === 'ready' && troubleOf(facts)) || STATES[readiness];
  return html`<p class="state" data-state="${look}" data-live><strong>${word}</strong> ${SENTENCES[readiness]}</p>`;
}

const LATELY = 10; // minutes that the headline speaks of

/** What an open shop suffers from. */
function troubleOf({ upstream, minutes }: StatusFacts): readonly ['warning' | 'bad', string] | undefined {
  if (upstream.breaker !== 'closed') return ['warning', 'Open, with calls held back'];
  const lately = minutes.slice(-LATELY);
  const many = (state: StatusFacts['minutes'][number]['state']): number =>
    lately.filter((minute) => minute.state === state).length;
  const [failing, slow] = [many('failing'), many('slow')];
  const told = (word: string, count: number): string => `Open, ${word} in ${count} of the last ${LATELY} minutes`;
  if (failing > 0) return [failing > LATELY / 2 ? 'bad' : 'warning', told('failing', failing)];
  return slow > 0 ? ['warning', told('slow', slow)] : undefined;
}

function aboutCalls({ upstream, errors }: StatusFacts): string {
  const isHarmless = upstream.unanswered > 0 && !errors.some(({ code }) => isFaultCode(code));
  return isHarmless
    ? 'Every call without an answer was made again, or answered from memory: no operation has failed for it.'
    : 'A call without an answer is made again, or answered from memory. Only what still fails is an error.';
}

/** `data-live`: the page's script keeps it up to date. */
function tile(title: string, facts: [term: string, value: Part][], note?: string): Html {
  return html`<article>
    <h2>${title}</h2>
    ${note === undefined ? undefined : html`<p class="note" data-live>${note}</p>`}
    <dl>
      ${facts.map(
        ([term, value]) =>
          html`<div>
            <dt>${term}</dt>
            <dd data-live>${value}</dd>
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
const percent = (share: number | null): Part => (share === null ? NONE_YET : `${Math.round(share * 100)} %`);

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
