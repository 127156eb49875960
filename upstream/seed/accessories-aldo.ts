import type { Family } from './family.ts';

/** aldo's bags and what goes with them. */
export const ALDO_ACCESSORIES: Family[] = [
  {
    brand: 'aldo',
    category: 'accessories',
    kind: 'bag',
    object: 'handbag',
    title: 'aldo {} Handbag',
    about:
      'A structured bag that keeps its shape on the café floor and opens wide enough to find the keys. Lined throughout, with feet under the base and a pocket for the phone.',
    variants: [
      ['Quilted Chain', 7499, 5999, 14, 'The chain doubles up for the shoulder or hangs long across the body.'],
      ['Two-Tone Top Handle', 15999, 12799, 8, 'Panels of pebbled leather in two tones of brown.'],
      ['Legoirii Work Tote', 16499, 16499, 0, 'The tote takes a 14-inch laptop and a folder of papers.'],
    ],
  },
  {
    brand: 'aldo',
    category: 'accessories',
    kind: 'bag',
    object: 'clutch',
    title: 'aldo {}',
    about:
      'An evening bag with room for a phone, cards and lipstick, and nothing that you do not need. A wrist loop keeps both hands free for the buffet.',
    variants: [
      ['Blush Wristlet Clutch', 3999, 2999, 23, 'Soft blush with a zip in brushed gold.'],
      ['Mist Evening Clutch', 4499, 4499, 11, 'A cool shade that goes with silver and with silk.'],
    ],
  },
  {
    brand: 'aldo',
    category: 'accessories',
    kind: 'bag',
    object: 'purse',
    title: 'aldo {} Coin Purse',
    about:
      'A kiss-lock purse that opens at a squeeze and closes with a proper click. Small enough for a kurta pocket, deep enough for a day of change and cards.',
    variants: [
      ['Cherry Kiss-Lock', 999, 799, 48, 'Cherry red, so you find it at the bottom of the bag.'],
      ['Peacock Kiss-Lock', 899, 899, 36, 'Peacock blue with a cotton lining.'],
    ],
  },
  {
    brand: 'aldo',
    category: 'accessories',
    kind: 'bag',
    object: 'briefcase',
    title: 'aldo {}',
    about:
      'Full-grain leather that gains character with each monsoon, hand-finished edges and a lock that still works after years. Fits a 15-inch laptop, a charger and lunch.',
    variants: [
      ['Heirloom Leather Briefcase', 18999, 15199, 6, 'Chestnut leather with a solid brass clasp.'],
      ['Slate Leather Satchel', 16999, 16999, 9, 'A softer satchel in slate, with a strap for the bicycle.'],
    ],
  },
  {
    brand: 'aldo',
    category: 'accessories',
    kind: 'bag',
    object: 'luggage',
    title: 'aldo {}',
    about:
      'A shell that flexes instead of cracking, on four wheels that glide over airport tiles and do not give up on platform 9. Inside are two straps and a zipped wall.',
    variants: [
      ['Cabin Trolley 55 cm', 8999, 6999, 17, 'Within the cabin limits of every Indian airline.'],
      ['Check-In Trolley 75 cm', 15999, 11999, 7, 'Takes a wedding wardrobe and the presents.'],
    ],
  },
  {
    brand: 'aldo',
    category: 'accessories',
    kind: 'finishing',
    object: 'sunglasses',
    title: 'aldo {} Sunglasses',
    about:
      'Lenses that stop all of the UV and most of the glare, in a frame light enough to forget. Comes with a hard case and a cloth that cleans.',
    variants: [
      ['Oversized Round', 2499, 1799, 31, 'The oversized shape flatters narrow faces.'],
      ['Gradient Aviator', 2799, 2799, 5, 'A gradient tint leaves the dashboard readable.'],
    ],
  },
  {
    brand: 'aldo',
    category: 'accessories',
    kind: 'finishing',
    object: 'hat',
    title: 'aldo {} Sun Hat',
    about:
      'Woven straw with a brim wide enough for a beach in May and a ribbon that ties behind. Rolls up for the suitcase and springs back.',
    variants: [
      ['Goa Straw', 1999, 1499, 19, 'Natural straw with a red bow.'],
      ['Pondicherry Straw', 2199, 2199, 0, 'A dyed weave that hides the sand.'],
    ],
  },
];
