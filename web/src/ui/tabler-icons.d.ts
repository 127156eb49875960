/** For imports of single icons: the index, which Tabler has types for, makes tests and the dev server load 5000 icons. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react';
  const icon: Icon;
  export default icon;
}
