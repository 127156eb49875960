import type { Family } from './family.ts';

/** ideaPad's notebooks, tablets and workstation bundles. */
export const IDEAPAD_ELECTRONICS: Family[] = [
  {
    brand: 'ideaPad',
    category: 'Electronics',
    kind: 'computer',
    object: 'laptop',
    title: 'ideaPad {} Laptop',
    about:
      'An everyday notebook with a privacy shutter over the camera, a keyboard made for long assignments and fast charging: fifteen minutes at the plug give two hours of work.',
    variants: [
      [
        'Slim 1 (Celeron, 8 GB, 256 GB)',
        24990,
        21990,
        17,
        'Slim 1 does browsing, video classes and office work without a fuss.',
      ],
      [
        'Slim 3 (Core i3, 8 GB, 512 GB)',
        36990,
        33490,
        26,
        'Slim 3 opens flat to 180 degrees, handy across a shared table.',
      ],
      [
        'Slim 5 (Core Ultra 5, 16 GB, 512 GB)',
        58990,
        54990,
        20,
        'Slim 5 wears an aluminium lid and a 14-inch OLED screen.',
      ],
      [
        'Slim 5 (Ryzen 7, 16 GB, 1 TB)',
        59990,
        57490,
        0,
        'The Ryzen 7 version builds and encodes as fast as machines twice its size.',
      ],
    ],
  },
  {
    brand: 'ideaPad',
    category: 'Electronics',
    kind: 'computer',
    object: 'laptop',
    title: 'ideaPad {} Convertible',
    about:
      'A laptop that folds back into a tent or a tablet, with a touch screen and a pen that clips to the side. Stand it on the kitchen counter for recipes, then type the report.',
    variants: [
      [
        'Flex 5 (Core i5, 8 GB, 512 GB)',
        56990,
        51990,
        10,
        'Flex 5 pairs a 14-inch touch screen with a full set of ports.',
      ],
      [
        'Flex 5 (Core i7, 16 GB, 1 TB)',
        78990,
        78990,
        5,
        'The i7 version adds a 2.8K panel that covers the DCI-P3 gamut.',
      ],
      ['Duet 3 (8 GB, 128 GB)', 27990, 25990, 15, 'Duet 3 is the small one: 10.9 inches with a detachable keyboard.'],
    ],
  },
  {
    brand: 'ideaPad',
    category: 'Electronics',
    kind: 'computer',
    object: 'gamepad',
    title: 'ideaPad Gaming {}',
    about:
      'A gaming notebook with two fans, a four-zone backlit keyboard and a 144 Hz screen that keeps up with quick games. Turn the profile down and it passes for an office laptop.',
    variants: [
      [
        '3 (RTX 3050, 16 GB, 512 GB)',
        59999,
        56999,
        8,
        'The RTX 3050 plays the popular titles at high settings in Full HD.',
      ],
      ['3 (RTX 4050, 16 GB, 512 GB)', 82990, 76990, 7, 'The RTX 4050 brings frame generation to Full HD gaming.'],
      ['5 (RTX 4060, 24 GB, 1 TB)', 109990, 109990, 1, 'The RTX 4060 has headroom for 1440p and for video work.'],
    ],
  },
  {
    brand: 'ideaPad',
    category: 'Electronics',
    kind: 'device',
    object: 'tablet',
    title: 'ideaPad Tab {}',
    about:
      'A family tablet with a child profile, a screen that is easy on the eyes at bedtime and four speakers that fill a small room. A metal back takes the knocks of a school bag.',
    variants: [
      ['M10 (4 GB, 64 GB)', 15999, 13499, 31, 'M10 is the one to hand to children: ten inches and tough.'],
      ['P11 (6 GB, 128 GB)', 19999, 17999, 18, 'P11 has an 11-inch 2K screen and takes a clip-on keyboard.'],
      ['P12 Pro (8 GB, 256 GB)', 53990, 49990, 0, 'P12 Pro shows films on a 12.6-inch AMOLED and comes with the pen.'],
    ],
  },
  {
    brand: 'ideaPad',
    category: 'Electronics',
    kind: 'computer',
    object: 'desktop',
    title: 'ideaPad {} AI Workstation Bundle',
    about:
      'A tower, a colour-true display and three years of on-site service, built for teams that train models or render scenes overnight. Assembled, burned in for 48 hours and set up at your desk.',
    variants: [
      ['Forge 40 (RTX 5080, 96 GB, 4 TB)', 409900, 389900, 4, 'Forge 40 fine-tunes mid-sized models on a single card.'],
      [
        'Forge 48 (RTX 5090, 128 GB, 4 TB)',
        469900,
        469900,
        3,
        '32 GB of graphics memory keep larger batches on the card.',
      ],
      [
        'Forge 52 (RTX 6000 Ada, 128 GB, 4 TB)',
        519900,
        494900,
        2,
        'A 48 GB professional card with error-correcting memory.',
      ],
      [
        'Forge 56 (Dual RTX 5090, 192 GB, 8 TB)',
        579900,
        559900,
        1,
        'Two cards and a 1,600 W supply, in a case quieter than a fan.',
      ],
      [
        'Forge 60 (Threadripper, 256 GB, 8 TB)',
        599900,
        599900,
        0,
        'Sixty-four cores for simulation and large compilations.',
      ],
    ],
  },
];
