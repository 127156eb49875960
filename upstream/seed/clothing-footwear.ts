import type { Family } from './family.ts';

/** Shoes for running, for the hills and for weddings. */
export const FOOTWEAR: Family[] = [
  {
    brand: 'adidas',
    category: 'clothing',
    kind: 'shoe',
    object: 'sneaker',
    title: 'adidas {} Shoes',
    about:
      'A knitted upper that gives where the foot swells and foam that still returns energy in the last kilometre. The rubber grips on wet tiles and on dusty park paths.',
    variants: [
      [
        'Ultraboost Light Running',
        18999,
        13299,
        24,
        'The lightest Boost so far, for daily kilometres and long flights.',
      ],
      [
        'Adizero Adios Pro 4 Racing',
        19999,
        19999,
        6,
        'Carbon-infused rods make it a shoe for race day and little else.',
      ],
      ['Duramo SL Everyday Running', 5499, 3499, 53, 'An honest first running shoe, with room at the toes.'],
      ['Runfalcon 5 Training', 4599, 2759, 61, 'A firm heel for the gym and soft foam for the way home.'],
      ['4DFWD 3 Cushioned', 17999, 12599, 0, 'The printed lattice in the heel turns impact into forward motion.'],
    ],
  },
  {
    brand: 'adidas',
    category: 'clothing',
    kind: 'shoe',
    object: 'hiking-boot',
    title: 'adidas Terrex {} Boots',
    about:
      'Stiff enough for scree and soft enough to walk straight out of the box. A sealed membrane keeps streams out, and the lugs shed the mud of the Ghats.',
    variants: [
      ['Free Hiker 2 GORE-TEX', 19999, 15999, 11, 'A sock-like collar keeps small stones outside.'],
      ['AX4 Mid Hiking', 15999, 10399, 16, 'The mid cut holds an ankle under a twelve-kilo pack.'],
    ],
  },
  {
    brand: 'adidas',
    category: 'clothing',
    kind: 'shoe',
    object: 'slide',
    title: 'adidas {}',
    about:
      'For the pool, the hostel corridor and the walk down for milk. Soft footbed, quick to dry and grippy on bathroom tiles.',
    variants: [
      ['Eezay Flip-Flops', 999, 649, 105, 'A textile strap that does not rub between the toes.'],
      ['Adilette Comfort Thongs', 1899, 1899, 47, 'A contoured bed with a real arch in it.'],
    ],
  },
  {
    brand: 'aldo',
    category: 'clothing',
    kind: 'shoe',
    object: 'heel',
    title: 'aldo {} Pumps',
    about:
      'A pointed pump with a padded insole and a heel set where it carries you. Made to be danced in until the band packs up.',
    variants: [
      ['Stessy Classic', 6999, 4899, 18, 'Ruby red, with a 10 cm heel.'],
      ['Cassedy Evening', 7499, 7499, 9, 'Sea green with a lower heel for garden receptions.'],
    ],
  },
  {
    brand: 'aldo',
    category: 'clothing',
    kind: 'shoe',
    object: 'sandal',
    title: 'aldo {} Sandals',
    about:
      'A block heel that does not sink into a lawn and straps soft from the first evening. The sole is stitched as well as glued.',
    variants: [
      ['Marassi Block-Heel', 4999, 3499, 22, 'Tan with a raspberry strap, for sundresses and saris alike.'],
      ['Kedaredia Slip-On', 5499, 5499, 0, 'No buckle to fumble with when the taxi waits.'],
    ],
  },
  {
    brand: 'aldo',
    category: 'clothing',
    kind: 'shoe',
    object: 'flat',
    title: 'aldo {} Ballet Flats',
    about:
      'A flat that folds into a handbag and still counts as dressed at the office. The heel cup is cushioned, so there is nothing to break in.',
    variants: [
      ['Braylynn', 3999, 2799, 34, 'Soft blue leather with a rounded toe.'],
      ['Cecilia', 3499, 3499, 28, 'A dusk shade that hides the street.'],
    ],
  },
  {
    brand: 'aldo',
    category: 'clothing',
    kind: 'shoe',
    object: 'boot',
    title: 'aldo {} Boots',
    about:
      'Ankle boots with a walkable heel and an elastic panel for pulling them on. Lined with brushed microfibre against a northern winter.',
    variants: [
      ['Rousey Ankle', 9999, 6999, 13, 'A loud red that makes an outfit out of jeans.'],
      ['Valeria Leather', 15999, 15999, 3, 'Full leather, resoleable, in a warm cognac.'],
    ],
  },
  {
    brand: 'aldo',
    category: 'clothing',
    kind: 'shoe',
    object: 'lace-up',
    title: 'aldo {} Shoes',
    about:
      'Polished leather on a rubber sole that forgives the marble of a wedding hall. The last is wide enough for Indian feet, and a shoemaker can resole it.',
    variants: [
      ['Broadmoor Leather Derby', 8499, 5949, 20, 'Brown, for navy suits and sherwanis.'],
      ['Hanleydale Oxford', 8999, 8999, 10, 'Near-black, for interviews and evenings.'],
    ],
  },
];
