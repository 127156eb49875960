/** The shop's name as its operator set it; the gateway writes it into the page. */
export const shopName = document.querySelector<HTMLMetaElement>('meta[name="shop-name"]')?.content || 'Haat';
