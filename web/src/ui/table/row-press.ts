import type { MouseEvent } from 'react';

/** Controls, and the cells of a column that has nothing else: who misses one of these means it. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, form, [data-narrow]';

/** Whether a press means the row as a whole: neither a control of it, nor the end of a text that was selected. */
export function isOnRow({ target, currentTarget }: MouseEvent): boolean {
  if (!(target instanceof Element)) return false;
  // React hands on what happens in dialogs of the row, too.
  return currentTarget.contains(target) && !target.closest(CONTROLS) && (getSelection()?.isCollapsed ?? true);
}
