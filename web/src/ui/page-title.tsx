import { shopName, shopUrl } from '../lib/shop-name.ts';
import { addressIn } from '../../../schema/languages.ts';
import { useLanguage, useText } from '../lib/language/language.tsx';
import { uiText } from './messages.ts';

export interface PageFacts {
  title?: string | undefined;
  description?: string | undefined;
  /** Its address without what does not change it; null: it is none of search engines'. */
  canonical?: string | null | undefined;
}

/** What search engines and shared links show of a screen. */
export function PageTitle(props: PageFacts) {
  const t = useText(uiText);
  const { language } = useLanguage();
  const { title, description = t.description(shopName) } = props;
  return (
    <>
      <title>{title ? `${shopName} | ${title}` : shopName}</title>
      <meta name="description" content={description} />
      {props.canonical === null && <meta name="robots" content="noindex" />}
      {props.canonical && shopUrl && <link rel="canonical" href={shopUrl + addressIn(language, props.canonical)} />}
    </>
  );
}
