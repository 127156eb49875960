import { hash } from 'node:crypto';
import { PAGE_DATA, type RenderedPage, type ShopFacts } from '../../schema/rendered-page.ts';
import { escapeHtml, fillIn } from '../pages/html.ts';
import { policyWithHashes } from '../pages/security-headers.ts';

const NEEDS_SCRIPT =
  'To sign in, to buy, and to keep or review products, switch on JavaScript and load the page again.';

export interface PageTemplate {
  /** The content security policy of every rendered page: none differs in its scripts. */
  policy: (https: boolean) => string;
  fill: (page: RenderedPage) => string;
}

/**
 * The built page, without what only the browser's rendering needs. `styles`: texts of the styles that the app makes while it
 * runs. A page that is kept in memory cannot have a nonce, so the policy names the hash of each script and style.
 */
export function createPageTemplate(built: string, shop: ShopFacts, styles: readonly string[]): PageTemplate {
  const template = built
    .replace('<html ', '<html data-rendered ')
    .replace(/<title>.*?<\/title>\s*/s, '')
    .replace(/<meta name="description"[^>]*>\s*/, '')
    .replace(/<meta property="csp-nonce"[^>]*>\s*/, '')
    .replaceAll(/\s*nonce="__CSP_NONCE__"/g, '');
  const whole = fillIn(
    template,
    new Map([
      ['SHOP_NAME', shop.name],
      ['SHOP_URL', shop.url],
    ]),
  );
  const parts = /^(.*)(<\/head>.*)<!-- browser -->.*<!-- \/browser -->(.*)$/s.exec(whole);
  if (!parts) throw new Error('web/index.html has no place for a rendered page.');
  const [, start = '', middle = '', end = ''] = parts;
  const scripts = [...start.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);

  return {
    policy: (https) => policyWithHashes({ scripts: scripts.map(hashOf), styles: styles.map(hashOf), https }),
    fill: ({ head, body, data }) =>
      [
        // The screen's own query is sent early where the page brings no data.
        data === 'null' ? start.replace(' data-rendered', '') : start,
        head,
        middle,
        `<noscript>${escapeHtml(NEEDS_SCRIPT)}</noscript>`,
        `<div id="root">${body}</div>`,
        `<script type="application/json" id="${PAGE_DATA}">${data}</script>`,
        end,
      ].join(''),
  };
}

const hashOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;
