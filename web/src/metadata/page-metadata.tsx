import { renderToStaticMarkup } from 'react-dom/server';
import { addressIn, LANGUAGES, type Language } from '../../../schema/languages.ts';
import type { PageAnswer, ShopFacts } from '../../../schema/rendered-page.ts';
import { scriptText } from '../lib/script-text.ts';
import { linkPreview, structuredData, type Names, type ScreenData } from './structured-data.ts';

/** Drawn by web/service-worker-plugin.ts; for pages without a picture of their own. */
const ICON = '/icons/icon-512.png';
const TITLE = /<title>(.+?)<\/title>/s;
const DESCRIPTION = /<meta name="description" content="(.+?)"/s;

/** React escapes a text of an element as it does one of an attribute. */
function copied(head: string, from: RegExp, property: string): string {
  const [, text] = from.exec(head) ?? [];
  return text ? `<meta property="${property}" content="${text}"/>` : '';
}

/**
 * HTML for search engines and shared links, on the server alone: no browser needs it. It holds absolute addresses, so there
 * is none where the shop's own address is not known, and none of a page that is not there. `head`: what React has rendered.
 */
export function pageMetadata(
  address: string,
  { data, errors }: PageAnswer,
  shop: ShopFacts,
  t: Names,
  head: string,
): string {
  const found = (data ?? {}) as ScreenData;
  if (!shop.url || errors) return '';
  const { language } = t;
  const { type, title, picture } = linkPreview(found, shop);
  const tags = [
    ['og:site_name', shop.name],
    ['og:type', type],
    ['og:title', title],
    ['og:url', shop.url + addressIn(language, address)],
    ['og:locale', LANGUAGES[language].tag.replace('-', '_')],
    ['og:image', picture ?? shop.url + ICON],
  ] as const;
  const markup = renderToStaticMarkup(
    <>
      {tags.map(([property, content]) => content && <meta key={property} property={property} content={content} />)}
      {Object.keys(LANGUAGES).map((key) => (
        <link key={key} rel="alternate" hrefLang={key} href={shop.url + addressIn(key as Language, address)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={shop.url + address} />
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>,
  );
  const items = structuredData(address, found, shop, t);
  return [
    markup,
    title ? '' : copied(head, TITLE, 'og:title'),
    copied(head, DESCRIPTION, 'og:description'),
    ...items.map((item) => `<script type="application/ld+json">${scriptText(item)}</script>`),
  ].join('');
}
