import { shopName } from '../lib/shop-name.ts';

/** The browser's title: 'Haat | Products'; without a title of its own, the shop's name alone. */
export function PageTitle({ title }: { title?: string }) {
  return <title>{title ? `${shopName} | ${title}` : shopName}</title>;
}
