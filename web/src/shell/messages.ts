import { defineMessages, pluralIn } from '../lib/language/messages.ts';

const plural = pluralIn('en');

export const shellText = defineMessages('shell', {
  skip: 'Skip to the main content',
  offline: 'You are offline. What you have seen is still here.',
  /** `age`: such as "20 minutes ago". */
  offlineSince: (age: string) => `You are offline. This is the shop as it was ${age}.`,
  unreachableSince: (age: string) => `The shop cannot be reached. This is the shop as it was ${age}.`,
  justNow: 'a moment ago',
  stale: 'Prices and stock may be out of date.',
  loading: 'Loading...',
  needsScript: 'To sign in, to buy, and to keep or review products, switch on JavaScript and load the page again.',
  main: 'Main',
  search: 'Search',
  menu: 'Menu',
  toColours: { light: 'Switch to light colours', dark: 'Switch to dark colours' },
  cart: 'Cart',
  cartWith: (count: number) => plural(count, { one: `Cart, ${count} item`, other: `Cart, ${count} items` }),
  accountOf: (name: string) => `Account of ${name}`,
  aboutUs: 'About Us',
  home: 'Home',
  products: 'Products',
  shop: 'Shop',
  toShop: 'To the shop',
  /** Beside the shop's name. */
  staff: 'Staff',
  signIn: 'Sign in',
  signUp: 'Sign up',
  logout: 'Logout',
  logOut: 'Log out',
  tabs: 'Shortcuts',
  categories: 'Categories',
  you: 'You',
  profile: 'My Profile',
  wishlist: 'Wishlist',
  orders: 'Orders',
  admin: 'Admin',
  superAdmin: 'SuperAdmin',
  aboutDeveloper: 'About the developer',
  developer:
    'Built by a single full stack developer, from the first table in the database to the last pixel on the page.',
  social: (name: string) => `${name}: sign up`,
  company: 'Company',
  aboutWebsite: 'About the website',
  website: (shop: string) =>
    `${shop} is an online shop for electronics, accessories and clothing, available 24/7, built by a single full stack developer.`,
  rupees: 'Prices in Indian rupees (₹)',
  language: 'Language',
});
