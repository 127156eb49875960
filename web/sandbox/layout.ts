/** Panel, editors and answer are below each other (sandbox.css has the same width). */
export function isStacked(): boolean {
  return matchMedia('(max-width: 899px)').matches;
}
