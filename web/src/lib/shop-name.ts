/** The operator sets it, and the gateway writes it into the page. */
export const shopName = document.querySelector<HTMLMetaElement>('meta[name="shop-name"]')?.content || 'Haat';
