/** For imports of single icons: the index, which Tabler has types for, makes tests and the dev server load 5000 icons. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react';
  const icon: Icon;
  // eslint-disable-next-line no-restricted-syntax -- That is how Tabler exports them.
  export default icon;
}
