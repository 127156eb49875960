import { html, type Html } from './html.ts';

const ADDRESSES = { Docs: '/docs', Sandbox: '/sandbox', Status: '/status', Shop: '/' } as const;

export type LinkedPage = keyof typeof ADDRESSES;

export interface BarOptions {
  shopName: string;
  linked: readonly LinkedPage[]; // what is served where the bar is
}

/** Of the settings. */
export interface Served {
  sandbox: boolean;
  production: boolean;
  operating: { metricsToken: string | undefined };
}

/** On the shop's port. In production a token opens /status there. */
export function linkedPages({ sandbox, production, operating }: Served): LinkedPage[] {
  const hasStatus = !production || operating.metricsToken !== undefined;
  return [...(sandbox ? (['Docs', 'Sandbox'] as const) : []), ...(hasStatus ? (['Status'] as const) : []), 'Shop'];
}

/** The head of every page that is for developers, with the shop's mark (web/src/shell/brand.tsx). */
export function developerBar({ shopName, linked }: BarOptions, current: LinkedPage): Html {
  const mark = html`<svg viewBox="0 0 40 40" aria-hidden="true">
      <path fill="#0b7a75" d="M20 2c9 7 14 13 14 21a14 14 0 0 1-28 0C6 15 11 9 20 2Z" />
      <circle fill="#f59f00" cx="20" cy="24" r="8" />
      <circle fill="#1b1f3b" cx="20" cy="25" r="4" /></svg
    >${shopName}`;
  const links = linked.map(
    (name) => html`<a href="${ADDRESSES[name]}" ${name === current ? html` aria-current="page"` : ''}>${name}</a>`,
  );
  return html`<div class="developer-bar">
    ${linked.includes('Shop') ? html`<a class="brand" href="/">${mark}</a>` : html`<span class="brand">${mark}</span>`}
    <nav aria-label="For developers">${links}</nav>
  </div>`;
}

/** Light or dark as chosen in the shop (Mantine keeps it there); else the system's. */
export const SCHEME_SCRIPT = `
try {
  const chosen = localStorage.getItem('mantine-color-scheme-value');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.scheme = chosen;
} catch {}
`;

/** With the variables of web/src/theme.css. */
export const BAR_STYLE = `
.developer-bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 8px; min-height: 56px; padding: 0 var(--bar-edge, max(var(--gutter), calc(50% - 640px))); border-bottom: 1px solid var(--line); background: var(--surface); }
.developer-bar .brand { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; color: var(--ink); font-size: 1.375rem; font-weight: 850; letter-spacing: -0.04em; line-height: 1; text-decoration: none; }
.developer-bar svg { width: 28px; height: 28px; }
.developer-bar nav { display: flex; margin-right: -10px; }
.developer-bar nav a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 10px; color: var(--ink-soft); font-weight: 600; text-decoration: none; }
.developer-bar nav a:hover { color: var(--brand-strong); }
.developer-bar nav a[aria-current] { box-shadow: inset 0 -3px var(--brand); color: var(--ink); }
@media (max-width: 480px) {
  .developer-bar .brand { gap: 6px; font-size: 1.25rem; }
  .developer-bar nav { margin-right: -5px; }
  .developer-bar nav a { padding: 0 5px; font-size: 0.9375rem; }
}
`;
