/** What a product's title can say of it for certain. */
export const TITLE_FACTS = ['screen', 'size', 'memory', 'storage', 'colour', 'power', 'battery'] as const;

export type TitleFact = (typeof TITLE_FACTS)[number];

const COLOURS =
  /(?:^| )(black|blue|brown|chestnut|coral|cream|green|gr[ae]y|indigo|ivory|lavender|magenta|maroon|midnight|navy|orange|pink|purple|red|rosewood|starlight|teal|turquoise|ultramarine|vermilion|violet|white|yellow)$/i;
const HAVE_SCREENS = /\b(display|laptop|monitor|tablet|tv)$/i;
const LEAST_STORAGE = 64; // GB: a smaller capacity that stands alone may be memory

/** The number of a fact, of '1 TB' in gigabytes; NaN where there is none. */
export const amountOf = (fact = ''): number => parseFloat(fact.replaceAll(',', '')) * (fact.endsWith('TB') ? 1000 : 1);

/**
 * The facts of 'Slim 5 Laptop (Core i5, 16 GB, 512 GB)' or 'Cotton T-Shirt, Coral', as the title writes them. What can be read in two
 * ways is left out, and so is what the product is for: '42 mm' of 'Band for Watch 42 mm'.
 */
export function titleFacts(title: string): Partial<Record<TitleFact, string>> {
  const [thing = ''] = title.split(/\sfor\s/i);
  const [name = ''] = thing.split(/\s\(|,\s/, 1);
  const parts = thing
    .slice(name.length)
    .split(/[()]|,\s/)
    .map((part) => part.trim());
  const one = (pattern: RegExp, texts: readonly string[]): string | undefined => {
    const found = texts.flatMap((text) => pattern.exec(text)?.[1] ?? []);
    return found.length === 1 ? found[0] : undefined;
  };
  const capacities = parts.filter((part) => /^\d+ [GT]B$/.test(part));
  const [first = '', second] = capacities;
  const areBoth = capacities.length === 2 && amountOf(first) < amountOf(second ?? '');
  const isStorage = capacities.length === 1 && amountOf(first) >= LEAST_STORAGE;
  const facts: Record<TitleFact, string | undefined> = {
    screen: HAVE_SCREENS.test(name) ? one(/\b(\d+(?:\.\d+)?-inch)\b/i, [name]) : undefined,
    size: one(/^(\d+(?:\.\d+)? mm)$/, parts),
    memory: areBoth ? first : undefined,
    storage: areBoth ? second : isStorage ? first : undefined,
    colour: one(
      /^(\p{L}+(?: \p{L}+)?)$/u,
      parts.filter((part) => COLOURS.test(part)),
    ),
    power: one(/(?:^|\s)(\d[\d,]* W)\b/, [name, ...parts]),
    battery: one(/(?:^|\s)(\d[\d,]* mAh)\b/, [name, ...parts]),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}
