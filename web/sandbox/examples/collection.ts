import { readExamples } from '../../../schema/examples/examples.ts';

const sdl = import.meta.glob<string>('../../../schema/sdl/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const files = import.meta.glob<string>('../../../schema/examples/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const NOUNS = ['products', 'reviews', 'auth', 'wishlist', 'cart', 'address', 'orders', 'admin', 'users'];

const nounOf = (path: string): string => path.replace(/^.*\/|\.graphql$/g, '');
const displayOrder = (noun: string): number => (NOUNS.includes(noun) ? NOUNS.indexOf(noun) : NOUNS.length);

export const COLLECTION = readExamples(
  Object.fromEntries(Object.entries(files).map(([path, text]) => [nounOf(path), text])),
  Object.values(sdl).join('\n'),
).sort((one, other) => displayOrder(one.noun) - displayOrder(other.noun));
