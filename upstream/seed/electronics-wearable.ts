import type { Family } from './family.ts';

/** Headphones, watches and power from brands better known for other things. */
export const WEARABLE_ELECTRONICS: Family[] = [
  {
    brand: 'adidas',
    category: 'Electronics',
    kind: 'audio',
    object: 'headphones',
    title: 'adidas {}',
    about:
      'Headphones for people who sweat: washable covers, a firm but kind grip and controls that you can find with a gloved finger. Tuned for the beat that keeps a run going.',
    variants: [
      [
        'RPT-02 SOL Solar Headphones',
        19999,
        16999,
        14,
        'A solar cell in the band tops up the 80-hour battery, indoors as well.',
      ],
      [
        'RPT-01 On-Ear Sport Headphones',
        15999,
        10999,
        9,
        'Knitted ear cushions come off and go in the wash with the kit.',
      ],
      [
        'FWD-02 Sport True Wireless Earbuds',
        16999,
        12499,
        21,
        'Wing tips in three sizes hold still through sprints and burpees.',
      ],
    ],
  },
  {
    brand: 'adidas',
    category: 'Electronics',
    kind: 'device',
    object: 'stopwatch',
    title: 'adidas {}',
    about:
      'Timing for training, without a phone in the pocket. The display reads at arm’s length in full sun and the buttons answer through sweat and rain.',
    variants: [
      ['miCoach Interval Stopwatch', 2499, 1899, 33, 'Holds 100 laps in memory and beeps at the intervals you set.'],
      [
        'Runtastic Pace Watch',
        15999,
        14499,
        12,
        'Built-in GPS with 20 hours of tracking covers any ultra you dare enter.',
      ],
    ],
  },
  {
    brand: 'supcase',
    category: 'Electronics',
    kind: 'peripheral',
    object: 'battery',
    title: 'supcase {}',
    about:
      'A power bank in the same tough shell as our cases, with rubber corners and a cover over the ports. Four lights tell honestly how much is left.',
    variants: [
      ['PowerShield 10,000 mAh Power Bank', 2299, 1499, 60, 'Charges a phone twice and is allowed in the cabin.'],
      ['PowerShield 20,000 mAh Power Bank (65 W)', 5499, 4299, 22, '65 W over USB-C is enough to run a notebook.'],
      [
        'MagGrip 5,000 mAh Magnetic Power Bank',
        2999,
        2999,
        0,
        'Clings to the back of a MagSafe phone and stands it up on the table.',
      ],
    ],
  },
  {
    brand: 'aldo',
    category: 'Electronics',
    kind: 'device',
    object: 'watch',
    title: 'aldo {}',
    about:
      'A hybrid watch with real hands over a discreet display: steps, calls and messages by day, a dress watch by night. The strap changes without tools.',
    variants: [
      ['Adriel Hybrid Smartwatch', 15499, 12999, 15, 'A 38 mm case in brushed gold with a slim bracelet.'],
      ['Bentlow Hybrid Smartwatch', 17999, 17999, 8, 'A 44 mm case in gunmetal with a padded leather strap.'],
    ],
  },
];
