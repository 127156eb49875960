import type { Family } from './family.ts';

/** Apple's computers, phones, tablets, watches and headphones. */
export const APPLE_ELECTRONICS: Family[] = [
  {
    brand: 'Apple',
    category: 'Electronics',
    kind: 'computer',
    object: 'laptop',
    title: 'Apple MacBook Pro {}',
    about:
      'A Liquid Retina XDR display, a battery that outlasts the working day and room to grow make this the notebook for people who edit, compile and render for a living.',
    variants: [
      ['14 (M4, 16 GB, 512 GB)', 169900, 154900, 12, 'The M4 runs cool and nearly silent through long exports.'],
      ['14 (M4 Pro, 24 GB, 1 TB)', 239900, 239900, 6, 'M4 Pro adds Thunderbolt 5 and drives two external displays.'],
      ['16 (M4 Max, 48 GB, 1 TB)', 399900, 384900, 3, 'The 16-inch body gives M4 Max the cooling that it likes.'],
      ['16 (M4 Max, 128 GB, 4 TB)', 559900, 529900, 2, 'With 128 GB it holds a whole film project in memory.'],
    ],
  },
  {
    brand: 'Apple',
    category: 'Electronics',
    kind: 'computer',
    object: 'laptop',
    title: 'Apple MacBook Air {}',
    about:
      'Thin enough to forget in the bag and without a fan to hear, with up to 18 hours on one charge. The 12-megapixel camera keeps you in the middle of the frame on calls.',
    variants: [
      ['13 (M1, 8 GB, 256 GB)', 59990, 52990, 18, 'The M1 remains the honest choice for notes, mail and lectures.'],
      ['13 (M4, 16 GB, 256 GB)', 99900, 89990, 25, 'M4 brings support for two external displays with the lid open.'],
      ['15 (M4, 16 GB, 512 GB)', 144900, 134900, 9, 'The 15-inch screen fits two documents side by side.'],
    ],
  },
  {
    brand: 'Apple',
    category: 'Electronics',
    kind: 'computer',
    object: 'desktop',
    title: 'Apple Mac Studio {}',
    about:
      'A quiet aluminium block, barely taller than a lunch box, that takes on render farms. Ports stand on the front as well as the back, so cards and drives stay within reach.',
    variants: [
      ['(M4 Max, 36 GB, 512 GB)', 214900, 209900, 7, 'M4 Max is the sweet spot for 4K editing and large code bases.'],
      ['(M3 Ultra, 96 GB, 1 TB)', 429900, 429900, 4, 'M3 Ultra joins two dies and drives as many as eight displays.'],
      ['(M3 Ultra, 96 GB, 4 TB)', 489900, 469900, 2, 'Four terabytes inside leave the scratch drive in the drawer.'],
      ['(M3 Ultra, 256 GB, 2 TB)', 594900, 594900, 0, '256 GB of unified memory runs large language models locally.'],
    ],
  },
  {
    brand: 'Apple',
    category: 'Electronics',
    kind: 'computer',
    object: 'desktop',
    title: 'Apple {}',
    about:
      'For studios that measure work in streams and hours saved. Comes assembled and tested, with keyboard, mouse and two years of on-site service.',
    variants: [
      [
        'Pro Display XDR and MacBook Pro 14 Studio Bundle',
        664900,
        639900,
        2,
        'The 6K display holds 1,000 nits for as long as you look at it.',
      ],
      [
        'Mac Studio and Twin Studio Display Bundle',
        534900,
        509900,
        3,
        'Two 5K displays with tilting stands flank an M4 Max Mac Studio.',
      ],
      [
        'Mac Studio and Nano-Texture Studio Display Bundle',
        424900,
        424900,
        4,
        'Nano-texture glass tames the window behind your desk.',
      ],
      [
        'Mac Pro Tower (M2 Ultra, 64 GB, 1 TB)',
        729900,
        729900,
        1,
        'Six open PCI Express slots take capture, audio and network cards.',
      ],
    ],
  },
  {
    brand: 'Apple',
    category: 'Electronics',
    kind: 'device',
    object: 'phone',
    title: 'Apple iPhone {}',
    about:
      'A bright OLED screen, a camera that gets skin tones right by itself and years of updates. Charges over USB-C and holds on to MagSafe stands and wallets.',
    variants: [
      [
        '15 (128 GB, Blue)',
        59900,
        54999,
        22,
        'The colour runs through the back glass, which stays free of fingerprints.',
      ],
      ['16 (128 GB, Teal)', 79900, 71999, 30, 'The Camera Control button opens the camera before the moment passes.'],
      ['16e (128 GB, White)', 59900, 56900, 14, 'The 16e has the longest battery life of any 6.1-inch iPhone.'],
      [
        '16 Pro Max (256 GB, Desert Titanium)',
        144900,
        137900,
        5,
        'A 5x telephoto and 4K at 120 frames a second suit film makers.',
      ],
    ],
  },
  {
    brand: 'Apple',
    category: 'Electronics',
    kind: 'device',
    object: 'tablet',
    title: 'Apple iPad {}',
    about:
      'A tablet for sketching, lectures and films on the train, light in one hand and quick to wake. Works with Apple Pencil, and the front camera sits where it belongs: on the long side.',
    variants: [
      ['(A16, 11-inch, 128 GB)', 34900, 32990, 28, 'The A16 chip is plenty for school, games and four open apps.'],
      [
        'mini (A17 Pro, 128 GB)',
        49900,
        49900,
        11,
        'The 8.3-inch mini slips into a jacket pocket and reads like a paperback.',
      ],
      ['Air 11 (M3, 128 GB)', 59900, 55900, 16, 'M3 gives the Air room for layered drawings and long timelines.'],
      ['Pro 13 (M4, 256 GB)', 129900, 124900, 0, 'Tandem OLED makes the 13-inch Pro the thinnest thing on your desk.'],
    ],
  },
  {
    brand: 'Apple',
    category: 'Electronics',
    kind: 'device',
    object: 'watch',
    title: 'Apple Watch {}',
    about:
      'Counts the morning run, nudges you out of the chair and takes calls when the phone is in the other room. Water resistant to 50 metres, with fall and crash detection.',
    variants: [
      ['SE (40 mm, Midnight)', 19900, 17999, 24, 'The SE is the sensible first watch, and fine for children too.'],
      [
        'Series 10 (46 mm, Jet Black)',
        49900,
        46900,
        13,
        'Series 10 has the largest screen yet and charges to 80% in half an hour.',
      ],
      [
        'Ultra 2 (49 mm, Titanium)',
        89900,
        89900,
        4,
        'Ultra 2 lasts 36 hours and is readable in the noon sun at 3,000 nits.',
      ],
    ],
  },
  {
    brand: 'Apple',
    category: 'Electronics',
    kind: 'audio',
    object: 'headphones',
    title: 'Apple {}',
    about:
      'Pairs the moment you open the case, moves between phone and laptop by itself and makes a metro carriage almost quiet. Spatial audio follows the turn of your head.',
    variants: [
      [
        'AirPods 4 (Active Noise Cancellation)',
        17900,
        16499,
        35,
        'An open fit for people who cannot stand silicone tips.',
      ],
      [
        'AirPods Pro 2 (USB-C)',
        24900,
        20990,
        19,
        'Four sizes of tips come in the box, and the case has a speaker to be found by.',
      ],
      [
        'AirPods Max (USB-C, Starlight)',
        59900,
        56990,
        6,
        'Knit canopy and memory-foam cushions stay comfortable on a long flight.',
      ],
    ],
  },
];
