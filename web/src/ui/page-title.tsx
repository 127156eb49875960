import { shopName } from '../lib/shop-name.ts';

export function PageTitle({ title }: { title?: string }) {
  return <title>{title ? `${shopName} | ${title}` : shopName}</title>;
}
