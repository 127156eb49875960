import { defineMessages, pluralIn } from '../../../../lib/language/messages.ts';

const plural = pluralIn('en');

export const emptyListText = defineMessages('emptyList', {
  noneMatch: 'Nothing matches all of these choices. Take one away, or start afresh.',
  noneFound: (search: string) => `Nothing was found for “${search}”. Check the spelling, or try fewer words.`,
  /** `pages`: null where nobody knows how many there are. */
  noPage: (page: number, pages: number | null) =>
    pages === null
      ? `This list has no page ${page}.`
      : plural(pages, {
          one: `This list has no page ${page}, but one page only.`,
          other: `This list has no page ${page}. It has ${pages} pages.`,
        }),
  ways: 'Choices to take away',
  stars: (count: number) => plural(count, { one: `${count} star`, other: `${count} stars` }),
  anyPrice: 'Show any price',
  clearFilters: 'Clear filters',
  clearSearch: 'Clear search',
  toPage1: 'Back to page 1',
  toLastPage: (page: number) => `Go to the last page (${page})`,
  /** `found`: how many products that gives; undefined where nobody knows. */
  onlyRemove: (choices: string, found: number | undefined) => {
    if (found === undefined) return `Only remove ${choices}`;
    return `Only remove ${choices} (${plural(found, { one: `${found} product`, other: `${found} products` })})`;
  },
});
