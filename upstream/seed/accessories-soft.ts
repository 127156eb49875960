import type { Family } from './family.ts';

/** Caps, socks, bags and other small things from adidas and gopgan. */
export const SOFT_ACCESSORIES: Family[] = [
  {
    brand: 'adidas',
    category: 'accessories',
    kind: 'bag',
    object: 'backpack',
    title: 'adidas {} Backpack',
    about:
      'A padded sleeve for the laptop, a coated base for wet floors and side pockets that hold a real bottle. The straps are cut for shoulders, not for the photograph.',
    variants: [
      ['Classic 3-Stripes', 2999, 1999, 42, '27 litres: gym in the morning, office after.'],
      ['Power VI', 3599, 2519, 26, 'A separate shoe bag keeps the trainers off the shirt.'],
      ['Adicolor Mini', 1999, 1999, 13, 'The mini holds a book, a bottle and an umbrella.'],
    ],
  },
  {
    brand: 'adidas',
    category: 'accessories',
    kind: 'finishing',
    object: 'cap',
    title: 'adidas {} Cap',
    about:
      'A curved brim, a sweatband that dries fast and a strap that fits most heads. Loses neither shape nor colour in the wash.',
    variants: [
      ['Baseball Cotton Twill', 999, 699, 84, 'Sky blue cotton twill with a stitched logo.'],
      ['Aeroready Running', 1299, 1299, 37, 'Perforated sides let the heat of a May run out.'],
    ],
  },
  {
    brand: 'adidas',
    category: 'accessories',
    kind: 'finishing',
    object: 'socks',
    title: 'adidas {}',
    about:
      'Cushioned where a foot lands and thin where it bends, with a band that stays up without marking the leg. Three pairs, because washing machines eat socks.',
    variants: [
      ['Cushioned Crew Socks (3 Pairs)', 799, 599, 140, 'Crew height for boots and court shoes.'],
      ['Performance Ankle Socks (3 Pairs)', 699, 699, 96, 'Ankle height, with a tab against rubbing at the heel.'],
    ],
  },
  {
    brand: 'adidas',
    category: 'accessories',
    kind: 'finishing',
    object: 'football',
    title: 'adidas {} Football',
    about:
      'Thermally bonded, so it stays round and light on a wet ground and flies where you aim. Comes with a needle but without air.',
    variants: [
      ['Tiro League', 1999, 1399, 39, 'Approved for league matches; size 5.'],
      ['Starlancer Club', 999, 849, 66, 'Machine-stitched for the street and the school yard; size 5.'],
    ],
  },
  {
    brand: 'gopgan',
    category: 'accessories',
    kind: 'finishing',
    object: 'scarf',
    title: 'gopgan {} Scarf',
    about:
      'Soft enough for a bare neck and warm enough for a Delhi January. Woven in Ludhiana, fringed by hand and generous in length.',
    variants: [
      ['Merino Winter', 1799, 1349, 25, 'Pure merino in a deep red.'],
      ['Lambswool Travel', 1599, 1599, 0, 'Lambswool in teal, wide enough to be a blanket on the night train.'],
    ],
  },
  {
    brand: 'gopgan',
    category: 'accessories',
    kind: 'finishing',
    object: 'gloves',
    title: 'gopgan {} Gloves',
    about:
      'Knitted double, with fingertips that work on a phone screen. The ribbed cuff closes the gap that the wind looks for on a scooter.',
    variants: [
      ['Touchscreen Knit', 599, 449, 58, 'One size that stretches from small to large.'],
      ['Fleece-Lined Rider', 999, 899, 21, 'A fleece lining for rides up to Shimla.'],
    ],
  },
  {
    brand: 'gopgan',
    category: 'accessories',
    kind: 'finishing',
    object: 'glasses',
    title: 'gopgan {}',
    about:
      'A light acetate frame with clear lenses that take the blue edge off a long day at the screen. An optician can swap the lenses for your own prescription.',
    variants: [
      ['Blue-Light Reading Glasses', 899, 599, 45, 'A square frame that suits round faces.'],
      ['Everyday Acetate Frames', 999, 949, 32, 'A softer shape with spring hinges.'],
    ],
  },
];
