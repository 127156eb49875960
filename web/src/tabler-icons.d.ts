/** Tabler types its index only; importing icons one by one spares tests and the dev server the other five thousand. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react';
  const icon: Icon;
  // eslint-disable-next-line no-restricted-syntax -- That is how Tabler exports them.
  export default icon;
}
