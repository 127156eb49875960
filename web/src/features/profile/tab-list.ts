/** The tabs of the profile: values and labels, 'Whishlist' included, are the specification's (sections 2 and 4). */
export const PROFILE_TABS = [
  { value: 'profile', label: 'Profile' },
  { value: 'order', label: 'Order' },
  { value: 'Whishlist', label: 'Whishlist' },
  { value: 'Password', label: 'Change Password' },
] as const;

/** A tab, as the address names it. The specification's fifth value, 'Log', is an action: it has nothing to show. */
export type ProfileTab = (typeof PROFILE_TABS)[number]['value'];

/** What the ids of the tabs and of their panel start with. */
export const TABS_ID = 'profile';
