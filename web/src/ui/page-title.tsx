import { shopName, shopUrl } from '../lib/shop-name.ts';

/** What search engines and shared links show of a screen. `canonical`: its address without what does not change it. */
export function PageTitle(props: { title?: string; description?: string | undefined; canonical?: string }) {
  const { title, description = `${shopName}: an online shop for electronics, accessories and clothing.` } = props;
  return (
    <>
      <title>{title ? `${shopName} | ${title}` : shopName}</title>
      <meta name="description" content={description} />
      {props.canonical && shopUrl && <link rel="canonical" href={shopUrl + props.canonical} />}
    </>
  );
}
