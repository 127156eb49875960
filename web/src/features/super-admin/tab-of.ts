/** The tabs at the super admin's address, as it names them. */
const TABS = ['orders', 'users', 'reviews', 'products'] as const;

/** Anybody can write an address: what is no tab is the first one. */
export const tabOf = (name: string | null): (typeof TABS)[number] => TABS.find((tab) => tab === name) ?? TABS[0];
