import { defineMessages } from '../../lib/language/messages.ts';

export const comparisonText = defineMessages('comparison', {
  compare: 'Compare',
  compareOf: (title: string) => `Compare ${title}`,
  see: (count: number) => `See comparison (${count})`,
  oneMore: 'Choose one more',
  isFull: (most: number) => `You can compare ${most} products. Remove one of them first.`,
  chosen: 'Products to compare',
  chosenOf: (count: number, most: number) => `${count} of ${most} chosen`,
  clear: 'Clear the comparison',
  cleared: 'The comparison is cleared.',
  undo: 'Undo',
});
