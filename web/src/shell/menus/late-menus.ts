/** Both menus with what they share: one file, which comes after the first screen (later.ts). */
export { AccountList } from './account-list.tsx';
export { MenuDrawer } from './menu-drawer.tsx';
