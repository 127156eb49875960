/** Names of one kind of things, where a title may have more words behind it ('Watch SE'), or another name for it ('MacBook Pro 14'). */
const KINDS = [
  ['phone', 'smartphone', 'iphone', 'pixel', 'galaxy'],
  ['laptop', 'macbook', 'chromebook'],
  ['headphone', 'airpods', 'earbuds'],
  ['display', 'monitor'],
  ['adapter', 'charger'],
  ['keyboard'],
  ['mouse'],
  ['speaker', 'radio'],
  ['camcorder', 'camera'],
  ['watch'],
  ['backpack'],
  ['bank'],
  ['station'],
];

/** What a product is, in one word: 'laptop' of 'MacBook Pro 14 (M4, 16 GB)', 'coat' of 'Ice Blue Wool Coat'. */
export function kindOf(title: string): string {
  const [name = ''] = title.toLowerCase().split(/\s(?:for|with)\s|\s\(|,\s/, 1);
  const words = name.split(' ').filter((word) => /^\p{L}[\p{L}-]+$/u.test(word));
  const listed = words.flatMap((word) => KINDS.find((names) => names.includes(word))?.[0] ?? []);
  return listed.at(-1) ?? words.at(-1) ?? name;
}
