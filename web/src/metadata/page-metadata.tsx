import { renderToStaticMarkup } from 'react-dom/server';
import { addressIn, LANGUAGES, type Language } from '../../../schema/languages.ts';
import type { PageAnswer, ShopFacts } from '../../../schema/rendered-page.ts';
import type { shellText } from '../shell/messages.ts';
import { scriptText } from '../lib/script-text.ts';
import { linkPreview, structuredData, type ScreenData } from './structured-data.ts';

/**
 * HTML for search engines and shared links, on the server alone: no browser needs it. It holds absolute addresses, so there
 * is none where the shop's own address is not known, and none of a page that is not there.
 */
export function pageMetadata(
  address: string,
  { data, errors }: PageAnswer,
  shop: ShopFacts,
  language: Language,
  t: typeof shellText.english,
): string {
  const found = (data ?? {}) as ScreenData;
  if (!shop.url || errors || found.product === null) return '';
  const { type, title, description, picture } = linkPreview(found, shop);
  const tags = [
    ['og:site_name', shop.name],
    ['og:type', type],
    ['og:title', title],
    ['og:description', description],
    ['og:url', shop.url + addressIn(language, address)],
    ['og:locale', LANGUAGES[language].tag.replace('-', '_')],
    ['og:image', picture],
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
  return markup + items.map((item) => `<script type="application/ld+json">${scriptText(item)}</script>`).join('');
}
