/** What the status page has beyond the style of the reference. */
export const STATUS_STYLE = `
.band .state { color: inherit; }
.state { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; font-size: 1.1rem; }
.state::before { content: ''; flex: none; width: 14px; height: 14px; border-radius: 50%; background: var(--on-deep-soft); }
.state[data-state='good']::before { background: #4fc38a; }
.state[data-state='warning']::before { background: #f5b53d; }
.state[data-state='bad']::before { background: #ff8a70; }
main { max-width: calc(1280px + 2 * var(--gutter)); margin: auto; padding: clamp(20px, 3vw, 32px) var(--gutter) 96px; }
.tiles { display: grid; gap: 16px; margin-bottom: 40px; }
.tiles article { margin: 0; }
.tiles dl { display: block; margin: 0; }
.tiles dl div { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 16px; padding: 10px 0; border-top: 1px solid var(--line); }
.tiles dt { font-size: 0.95rem; }
.tiles dd { margin: 0 0 0 auto; font-weight: 700; }
.none-yet { color: var(--ink-soft); font-weight: 500; }
h2 { font-size: 1.3rem; margin-bottom: 12px; }
.rating { display: inline-block; padding: 1px 10px; border-radius: 999px; background: var(--sunk); font-size: 0.85rem; white-space: nowrap; }
.rating[data-state='good'] { color: light-dark(#1f7a52, #5ecb97); }
.rating[data-state='warning'] { color: light-dark(#8a5000, #f5b53d); }
.rating[data-state='bad'] { background: light-dark(#a8321e, #ff9c86); color: light-dark(#ffffff, #12152b); }
.minutes { --fine: light-dark(#1f7a52, #5ecb97); --slow: light-dark(#9a5b00, #f5b53d); --failing: light-dark(#a8321e, #ff9c86); --sign: light-dark(#ffffff, #12152b); padding: clamp(18px, 3vw, 28px); margin-bottom: 16px; border: 1px solid var(--line); border-radius: var(--radius-tile); background: var(--surface); }
.minutes ol { display: grid; grid-template-columns: repeat(15, minmax(0, 1fr)); gap: clamp(2px, 0.5vw, 6px); margin: 0; padding: 0; list-style: none; }
.minutes [data-state] { display: grid; place-items: center; height: 44px; border-radius: 6px; border: 2px solid transparent; color: var(--sign); font-weight: 800; }
.minutes [data-state='fine'] { background: var(--fine); }
.minutes [data-state='slow'] { background: var(--slow); }
.minutes [data-state='failing'] { background: var(--failing); }
.minutes [data-state='none'] { border: 1.5px dashed color-mix(in srgb, var(--ink-soft) 70%, transparent); }
.minutes .said { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
.ends { display: flex; justify-content: space-between; margin: 4px 0 0; color: var(--ink-soft); font-size: 0.85rem; }
.legend { display: flex; flex-wrap: wrap; gap: 6px 24px; font-size: 0.9rem; color: var(--ink-soft); }
.legend li { display: flex; align-items: center; gap: 8px; }
.minutes .key { flex: none; width: 22px; height: 22px; }
.note { margin: 0 0 12px; color: var(--ink-soft); font-size: 0.9rem; }
.none { padding: 18px 24px; border: 1px solid var(--line); border-radius: var(--radius-tile); background: var(--surface); }
/* Each part is a row of figures, so that none is half empty beside a longer one. */
@media (min-width: 700px) {
  .tiles article { display: grid; grid-template-columns: 220px minmax(0, 1fr); gap: 0 32px; grid-template-rows: auto 1fr; }
  .tiles h2 { margin-bottom: 8px; }
  .tiles .note { grid-column: 1; margin: 0; }
  .tiles dl { display: grid; grid-column: 2; grid-row: 1 / span 2; grid-template-columns: repeat(auto-fit, minmax(140px, 1fr)); gap: 16px 24px; align-content: start; }
  /* Terms, values and ratings of a row stand on the same lines. */
  .tiles dl div { display: grid; grid-row: span 2; grid-template-rows: subgrid; align-items: start; gap: 4px; padding: 0 0 0 16px; border-top: 0; border-left: 2px solid var(--line); }
  .tiles dd { margin: 0; font-size: 1.15rem; }
  .rating { display: block; width: fit-content; margin-top: 4px; }
}
`;
