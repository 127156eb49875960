import type { Locator } from 'playwright-core';

/** Where an element lies in the window, in px. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { ...box, left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}
