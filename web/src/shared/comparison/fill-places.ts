import { CardToggle } from './card-toggle.tsx';
import { ComparisonBar } from './comparison-bar.tsx';
import { cardToggle, comparisonBar } from './places.ts';

/** Called after the first screen (after-start.ts). */
export function fillPlaces(): void {
  cardToggle.fill(CardToggle);
  comparisonBar.fill(ComparisonBar);
}
