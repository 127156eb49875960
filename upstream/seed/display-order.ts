import type { CatalogueItem } from './catalogue.ts';
import { shuffled } from './random.ts';
import type { Random } from './random.ts';

/** How many of the last goods must not show the same object: one page of the shop. */
const PAGE = 12;

function sameness(item: CatalogueItem, before: CatalogueItem[]): number {
  const page = before.slice(-PAGE);
  const recent = before.slice(-2);
  const alike = page.filter((other) => other.object === item.object).length * 8;
  const siblings = page.filter((other) => other.family === item.family).length * 8;
  const brands = recent.filter((other) => other.brand === item.brand).length * 3;
  const categories = recent.filter((other) => other.category === item.category).length * 2;
  return alike + siblings + brands + categories;
}

/**
 * The order in which goods appear in the shop: always the one least like those just before it, among goods in random
 * order, so that no page is a row of laptops. What many share goes early enough not to be left for the last page.
 */
export function displayOrder(random: Random, items: CatalogueItem[]): CatalogueItem[] {
  const waiting = shuffled(random, items);
  const ordered: CatalogueItem[] = [];
  while (waiting.length > 0) {
    const left = Map.groupBy(waiting, (item) => item.object);
    const cost = (item: CatalogueItem) => sameness(item, ordered) - (left.get(item.object)?.length ?? 0) / 2;
    const next = waiting.reduce((best, item) => (cost(item) < cost(best) ? item : best));
    waiting.splice(waiting.indexOf(next), 1);
    ordered.push(next);
  }
  return ordered;
}
