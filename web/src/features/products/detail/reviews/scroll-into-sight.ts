/** Moves the page no further than it must, between the bars at its top and bottom (theme/base.css), and at once for who wants no motion. */
export function scrollIntoSight(element: Element | null): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'nearest', behavior: calm ? 'instant' : 'smooth' });
}
