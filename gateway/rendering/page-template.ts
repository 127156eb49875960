import { hash } from 'node:crypto';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../schema/languages.ts';
import { PAGE_DATA, type RenderedPage, type ShopFacts } from '../../schema/rendered-page.ts';
import { escapeHtml, fillIn } from '../pages/html.ts';
import { renderedPagePolicy } from '../pages/security-headers.ts';

export type PageTemplate = ReturnType<typeof createPageTemplate>;

export interface PageTemplateOptions {
  built: string; // HTML of web/index.html
  https: boolean;
  shop: ShopFacts;
  needsScript: (language: Language) => string;
  /** Text of each style sheet of rendered screens, by its path. */
  sheets: ReadonlyMap<string, string>;
}

const SHEET = /<link ([^>]*)rel="stylesheet" crossorigin href="([^"]+)"\s*\/?>/g;
const NONCE = '__CSP_NONCE__';

/**
 * The built page, without what only the browser's rendering needs. Many are sent the same page, so its scripts are admitted by
 * hash. Its styles have a nonce: what Mantine makes for a screen no hash can name.
 */
export function createPageTemplate(options: PageTemplateOptions) {
  const { built, https, shop, needsScript, sheets } = options;
  // The first paint waits for no style sheet. Vite takes a disabled link for a loaded one.
  const inlined = (html: string, nonce: string): string =>
    html.replaceAll(SHEET, (link, attributes: string, href: string) => {
      const text = sheets.get(href);
      return text === undefined
        ? link
        : `<style nonce="${nonce}">${text}</style><link ${attributes}rel="stylesheet" disabled crossorigin href="${href}">`;
    });
  const template = built
    .replace('<html ', '<html data-rendered ')
    .replace(/<title>.*?<\/title>\s*/s, '')
    .replace(/<meta name="description"[^>]*>\s*/, '')
    .replaceAll(/(<(?:script|link)[^>]*?)\s*nonce="__CSP_NONCE__"/g, (_, tag: string) => tag)
    // What is seen comes before what makes it react: web/src/start/start-app.ts loads these.
    .replaceAll('<link rel="modulepreload" ', '<link data-later ')
    .replaceAll(
      /<script type="module"(.*?) src=(".*?")><\/script>/g,
      (_, rest, src) => `<link data-later="app"${rest} href=${src}>`,
    );
  const whole = fillIn(template, { SHOP_NAME: shop.name, SHOP_URL: shop.url });
  const parts = /^(.*)(<\/head>.*)<!-- browser -->.*<!-- \/browser -->(.*)$/s.exec(whole);
  if (!parts) throw new Error('web/index.html has no place for a rendered page.');
  const [, head = '', middle = '', end = ''] = parts;
  const start = inlined(head, NONCE);
  const hashes = [...start.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => hashOf(text));

  return {
    /** The content security policy of a rendering. */
    policy: (nonce: string): string => renderedPagePolicy({ scripts: hashes, nonce, https }),
    /** `nonce`: of this rendering's styles. */
    fill: (page: RenderedPage, language: Language, nonce: string): string =>
      [
        inLanguage(
          page.data === 'null' ? start.replace(' data-rendered', ' data-rendered="incomplete"') : start,
          language,
        ).replaceAll(NONCE, () => nonce),
        inlined(page.head, nonce),
        middle,
        `<noscript>${escapeHtml(needsScript(language))}</noscript>`,
        `<div id="root">${page.body}</div>`,
        `<script type="application/json" id="${PAGE_DATA}">${page.data}</script>`,
        end,
      ].join(''),
  };
}

const inLanguage = (start: string, language: Language): string =>
  start.replace(`lang="${LANGUAGES[DEFAULT_LANGUAGE].tag}"`, () => `lang="${LANGUAGES[language].tag}"`);

const hashOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;
