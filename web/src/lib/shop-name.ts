/** The operator sets it, and the gateway writes it into the page. The server calls `nameShop` before it renders. */
export let shopName = metaOf('shop-name') || 'Haat';

/** Where people reach the shop, without a slash at the end; empty: not known. */
export let shopUrl = metaOf('shop-url');

export function nameShop(name: string, url: string): void {
  shopName = name;
  shopUrl = url;
}

function metaOf(name: string): string | undefined {
  return globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}
