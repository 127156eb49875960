import { html, type Html } from '../../pages/html.ts';
import type { StatusFacts } from './facts.ts';
import { indianTime, NOTABLE, SLOW, type Minute } from './minutes.ts';

const MANY = `: at least ${NOTABLE * 100} % of the operations`;

/** A sign beside the colour, a word, and what it means. */
const LOOKS: Record<Minute['state'], [sign: string, word: string, meaning: string]> = {
  fine: ['✓', 'Fine', ''],
  slow: ['~', 'Slow', `${MANY} took longer than ${SLOW / 1_000} s`],
  failing: ['!', 'Failing', `${MANY} failed, by no fault of the caller`],
  none: ['', 'No data', ''],
};

const DAY_AND_TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** `at`: in ms. */
const indianDay = (at: number): string => `${DAY_AND_TIME.format(at)} IST`;

function lastIncident({ lastTrouble, uptimeSeconds }: Pick<StatusFacts, 'lastTrouble' | 'uptimeSeconds'>): string {
  return lastTrouble
    ? `Latest minute that was slow or failing: ${indianDay(lastTrouble.at)}, ${lastTrouble.state}.`
    : `No minute was slow or failing since the start at ${indianDay(Date.now() - uptimeSeconds * 1_000)}.`;
}

export function minuteStrip({
  minutes,
  ...known
}: Pick<StatusFacts, 'minutes' | 'lastTrouble' | 'uptimeSeconds'>): Html {
  const [first, last] = [minutes.at(0), minutes.at(-1)];
  return html`<section class="minutes" aria-labelledby="minutes">
    <h2 id="minutes">The last ${minutes.length} minutes</h2>
    <ol data-live>
      ${minutes.map(({ at, state, operations }) => {
        const [sign, word] = LOOKS[state];
        const said = `${indianTime(at)} (${at} UTC): ${word.toLowerCase()}, ${operations.toLocaleString('en')} ${operations === 1 ? 'operation' : 'operations'}`;
        return html`<li data-state="${state}" title="${said}">
          <span aria-hidden="true">${sign}</span><span class="said">${said}</span>
        </li>`;
      })}
    </ol>
    <p class="ends" aria-hidden="true" data-live>
      <span>${first && indianTime(first.at)}</span><span>${last && indianTime(last.at)}</span>
    </p>
    <p data-live>${lastIncident(known)}</p>
    <ul class="legend">
      ${Object.entries(LOOKS).map(
        ([state, [sign, word, meaning]]) =>
          html`<li>
            <span class="key" data-state="${state}" aria-hidden="true">${sign}</span>
            <span><strong>${word}</strong>${meaning}</span>
          </li>`,
      )}
    </ul>
  </section>`;
}
