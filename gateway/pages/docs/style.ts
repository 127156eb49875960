import { html, type Html } from '../html.ts';

/** As in web/src/theme.css; a test compares them. */
const LIGHT = `
  --paper: #fbf9f4; --surface: #ffffff; --sunk: #f3efe6; --ink: #1b1f3b; --ink-soft: #565b78; --line: #e4dfd3;
  --brand: #0b7a75; --brand-strong: #075e5a; --brand-soft: #dcefec; --focus: #0b7a75; --deep: #1b1f3b; --on-deep: #fbf9f4;
  --on-deep-soft: #b9bcd4; --radius-tile: 20px; --gutter: clamp(16px, 4vw, 48px);
`;
const DARK = `
  --paper: #12152b; --surface: #1b1f3b; --sunk: #171a33; --ink: #f2efe7; --ink-soft: #b3b6cd; --line: #2c3156;
  --brand: #5cc9bf; --brand-strong: #86dcd4; --brand-soft: #143f45; --focus: #7fdcd3; --deep: #0b0d1f; --on-deep: #f2efe7;
  --on-deep-soft: #a9adc8;
`;

export const DOCS_STYLE = `
:root { ${LIGHT} color-scheme: light dark; scroll-padding-bottom: 80px; }
/* Below the search. Padding of the page's own would move it with each letter that is typed there. */
section * { scroll-margin-top: 92px; }
@media (prefers-color-scheme: dark) { :root:not([data-scheme='light']) { ${DARK} } }
:root[data-scheme='light'] { color-scheme: light; }
:root[data-scheme='dark'] { ${DARK} color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 400 1rem/1.6 Figtree, system-ui, sans-serif; overflow-wrap: anywhere; }
h1, h2, h3, h4 { margin: 0; line-height: 1.15; letter-spacing: -0.02em; font-weight: 800; }
h1 { font-size: clamp(1.75rem, 4vw, 2.25rem); }
h2 { font-size: clamp(1.6rem, 4vw, 2.1rem); margin-bottom: 20px; }
h3 { font-size: 1.3rem; }
h4 { font-size: 0.95rem; letter-spacing: 0; margin-top: 20px; color: var(--ink-soft); }
p, ul, dl, pre { margin: 12px 0 0; padding: 0; }
ul { list-style: none; }
small { font-weight: 600; font-size: 0.8rem; letter-spacing: 0; color: var(--ink-soft); }
code, pre { font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace; font-size: 0.92em; }
a { color: var(--brand-strong); text-underline-offset: 3px; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; border-radius: 4px; }
article:target, tr:target { box-shadow: 0 0 0 3px var(--brand); }
.skip { position: absolute; left: -999px; background: var(--surface); padding: 12px 20px; z-index: 1; }
.skip:focus { left: var(--gutter); top: 12px; }
.band { background: var(--deep); color: var(--on-deep); padding: 24px var(--gutter); }
.band > * { max-width: 1280px; margin-inline: auto; }
.band p { margin-top: 8px; color: var(--on-deep-soft); }
.columns { max-width: calc(1280px + 2 * var(--gutter)); margin: auto; padding: clamp(20px, 3vw, 32px) var(--gutter) 96px; }
.contents { background: var(--sunk); border-radius: var(--radius-tile); padding: 8px 20px; margin-bottom: 14px; }
.contents ul { margin: 0; }
.search { position: sticky; top: 0; z-index: 2; margin: -12px -8px 20px; padding: 12px 8px; background: var(--paper); }
.search[hidden] { display: none; }
.search input { width: 100%; min-height: 48px; padding: 8px 52px 8px 18px; border: 1.5px solid var(--ink-soft); border-radius: 999px; background: var(--surface); color: var(--ink); font: inherit; }
.search input::-webkit-search-cancel-button { display: none; }
.search input::placeholder { color: var(--ink-soft); opacity: 1; }
.search kbd { position: absolute; top: 22px; right: 24px; padding: 0 8px; border: 1px solid var(--line); border-radius: 8px; background: var(--sunk); color: var(--ink-soft); font: 600 0.9rem/1.6 inherit; pointer-events: none; }
.search:focus-within kbd { display: none; }
@media (hover: none) { .search kbd { display: none; } .search input { padding-right: 18px; } }
.found { position: absolute; inset: 100% 8px auto; max-height: min(60vh, 520px); overflow-y: auto; margin-top: -6px; padding: 12px 18px; border: 1px solid var(--line); border-radius: var(--radius-tile); background: var(--surface); box-shadow: 0 12px 32px rgb(27 31 59 / 18%); }
.found[hidden] { display: none; }
.found p { margin: 0; color: var(--ink-soft); font-size: 0.9rem; }
.found ul { margin: 0; }
.found li { display: flex; align-items: baseline; justify-content: space-between; gap: 12px; border-top: 1px solid var(--line); }
.found p + ul > :first-child { margin-top: 8px; }
.found li > div { position: relative; flex: 1; min-width: 0; padding: 10px 0; }
.found a::after { content: ''; position: absolute; inset: 0; }
.found a { color: var(--ink); font-weight: 600; text-decoration: none; }
.found li span { display: block; overflow: hidden; color: var(--ink-soft); font-size: 0.9rem; font-weight: 400; text-overflow: ellipsis; white-space: nowrap; }
.found small { flex: none; max-width: 45%; text-align: right; }
.found a:hover { color: var(--brand-strong); }
@media (max-width: 600px) { .found li { display: block; padding-bottom: 10px; } .found li > div { padding-bottom: 0; } .found small { max-width: none; } }
.contents a, summary { display: block; padding: 10px 0; min-height: 44px; font-weight: 600; cursor: pointer; color: var(--ink); text-decoration: none; }
.contents a:hover, summary:hover { color: var(--brand-strong); }
.contents .groups details ul { padding: 0 0 12px 18px; }
.contents .groups details a { font-weight: 500; font-size: 0.95rem; color: var(--ink-soft); }
summary { display: list-item; }
.contents a[aria-current] { color: var(--brand-strong); font-weight: 700; box-shadow: -12px 0 var(--sunk), -15px 0 var(--brand); }
.to-contents { position: sticky; bottom: 0; display: flex; align-items: center; justify-content: flex-end; min-height: 48px; margin-inline: calc(-1 * var(--gutter)); padding: 0 var(--gutter); border-top: 1px solid var(--line); background: var(--sunk); color: var(--ink); font-weight: 600; text-decoration: none; }
summary::marker { color: var(--brand); }
section { margin-bottom: 56px; }
.intro { color: var(--ink-soft); margin: -8px 0 20px; max-width: 68ch; }
article { background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius-tile); padding: clamp(18px, 3vw, 28px); margin-bottom: 16px; }
article > :first-child { margin-top: 0; }
article:has(> details) { padding: 0; }
article > details { padding: 0 clamp(18px, 3vw, 28px); }
article > details[open] { padding-bottom: clamp(18px, 3vw, 28px); }
article > details > summary { padding-block: 12px; }
article > details > summary > * { display: inline; }
article > details > summary > .callers { display: inline-block; }
article > details > summary > .about { display: block; margin: 2px 0 0 20px; color: var(--ink-soft); font-weight: 400; }
[open] > summary > .about { display: none !important; }
.callers { margin-left: 6px; padding: 2px 10px; border-radius: 999px; background: var(--sunk); }
.operation { display: grid; gap: 0 32px; }
.operation > * { min-width: 0; }
.operation > :first-child > :first-child { margin-top: 0; }
dl { display: grid; gap: 10px 28px; grid-template-columns: repeat(auto-fit, minmax(min(160px, 100%), 1fr)); }
dt { font-size: 0.85rem; color: var(--ink-soft); }
dd { margin: 2px 0 0; }
.operation dl > .wide { grid-column: 1 / -1; }
.members li { padding: 12px 0; border-top: 1px solid var(--line); }
li:target { background: var(--brand-soft); box-shadow: 0 0 0 8px var(--brand-soft); border-radius: 4px; }
.members { margin-top: 8px; }
.members .members { padding-left: 20px; }
.members p { margin: 0; }
.members p + p { color: var(--ink-soft); margin-top: 2px; }
.users { font-size: 0.9rem; color: var(--ink-soft); }
pre { background: var(--sunk); border-radius: 12px; padding: 16px; overflow-x: auto; overflow-wrap: normal; }
button, .button { display: inline-flex; align-items: center; min-height: 44px; padding: 0 20px; border: 0; border-radius: 999px; background: var(--brand-soft); color: var(--ink); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button[hidden], .to-contents[hidden] { display: none; }
.example .head { display: flex; align-items: center; gap: 8px; min-height: 44px; margin-top: 8px; }
.example .head > strong { margin-right: auto; color: var(--ink-soft); font-size: 0.95rem; }
.example [role='status'] { color: var(--ink-soft); font-size: 0.9rem; }
.example pre { margin-top: 4px; }
@media (pointer: fine) { .example button { min-height: 36px; padding: 0 14px; font-size: 0.9rem; } }
pre .string { color: var(--brand-strong); }
pre .variable { color: light-dark(#8a5000, #f5b53d); }
pre .word { color: light-dark(#5b3a9b, #c3b1ff); }
table { width: 100%; border-collapse: collapse; background: var(--surface); border-radius: var(--radius-tile); overflow: hidden; }
th, td { overflow-wrap: break-word; text-align: left; vertical-align: top; padding: 14px 16px; border-top: 1px solid var(--line); }
thead th { background: var(--brand-soft); border: 0; font-size: 0.9rem; }
tbody th { font-size: 0.85rem; }
@media (max-width: 1100px) {
  table, tbody, tr, th, td { display: block; }
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  tr { border-top: 1px solid var(--line); padding: 16px; }
  th, td { border: 0; padding: 2px 0; }
  td::before { content: attr(data-label) ': '; color: var(--ink-soft); font-size: 0.9rem; }
}
.request pre { overflow-wrap: anywhere; white-space: pre-wrap; }
@media (max-width: 600px) { pre { overflow-wrap: anywhere; white-space: pre-wrap; } }
@media (min-width: 1200px) {
  .operation { grid-template-columns: minmax(0, 1fr) minmax(0, 400px); }
  .request { position: sticky; top: 92px; align-self: start; }
}
@media (min-width: 1000px) {
  .columns { display: grid; grid-template-columns: 260px minmax(0, 1fr); gap: 48px; align-items: start; }
  .to-contents { display: none; }
  .contents { position: sticky; top: 24px; max-height: calc(100vh - 48px); overflow-y: auto; margin: 0; }
  .contents > details > summary { display: none; }
  .contents > details::details-content { block-size: auto; content-visibility: visible; }
}
@media print { .search, .contents, .to-contents, .example button { display: none; } details::details-content { block-size: auto; content-visibility: visible; } }
`;

export function fontFace(url: string | undefined): string {
  if (url === undefined) return '';
  return `@font-face { font-family: Figtree; font-display: swap; font-weight: 300 900; src: url('${url}') format('woff2'); }\n`;
}

/** Shows the font on a first visit, too: `optional` takes only what is there at once. */
export function fontPreload(url: string | undefined): Html | undefined {
  return url === undefined
    ? undefined
    : html`<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}" />`;
}
