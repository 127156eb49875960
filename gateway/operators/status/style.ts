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
.tiles h2 { font-size: 1.3rem; margin-bottom: 12px; }
.tiles dl { display: block; margin: 0; }
.tiles dl div { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 16px; padding: 10px 0; border-top: 1px solid var(--line); }
.tiles dt { font-size: 0.95rem; }
.tiles dd { margin: 0 0 0 auto; font-weight: 700; }
.note { margin: 0 0 12px; color: var(--ink-soft); font-size: 0.9rem; }
.none { padding: 18px 24px; border: 1px solid var(--line); border-radius: var(--radius-tile); background: var(--surface); }
@media (min-width: 1000px) { .tiles { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
`;
