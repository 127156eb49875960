import { defineMessages, pluralIn } from '../../../../lib/language/messages.ts';

const plural = pluralIn('en');

export const emptyListText = defineMessages('emptyList', {
  ways: 'Choices to take away',
  stars: (count: number) => plural(count, { one: `${count} star`, other: `${count} stars` }),
  clearFilters: 'Clear filters',
  clearSearch: 'Clear search',
  toPage1: 'Back to page 1',
  onlyRemove: (choices: string) => `Only remove ${choices}`,
});
