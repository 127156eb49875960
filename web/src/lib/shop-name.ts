/** The operator sets it, and the gateway writes it into the page. The server calls `nameShop` before it renders. */
export let shopName =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="shop-name"]')?.content || 'Haat';

export function nameShop(name: string): void {
  shopName = name;
}
