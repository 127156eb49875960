import type { Family } from './family.ts';

/** Clothes from gopgan and adidas. */
export const WEAR: Family[] = [
  {
    brand: 'gopgan',
    category: 'clothing',
    kind: 'garment',
    object: 'jeans',
    title: 'gopgan {} Jeans',
    about:
      'Denim with just enough stretch to sit cross-legged and enough weight to hang well. Washed before sewing, so the size you buy is the size that stays.',
    variants: [
      ['Slim Fit Stretch', 1999, 1199, 64, 'Slim through the leg, in a clear mid blue.'],
      ['Straight Fit Washed Black', 2199, 1649, 41, 'A straight leg in black that fades gracefully.'],
      ['Relaxed Tapered', 1899, 1899, 29, 'Room at the thigh, narrow at the ankle.'],
      ['High-Rise Charcoal', 2299, 1499, 0, 'A high rise that keeps a tucked shirt in.'],
    ],
  },
  {
    brand: 'gopgan',
    category: 'clothing',
    kind: 'garment',
    object: 'tshirt',
    title: 'gopgan {} T-Shirt',
    about:
      'Combed cotton from Tiruppur that stays soft after fifty washes. The collar is taped, so it lies flat, and the side seams do not wander.',
    variants: [
      ['Leaf Green Colour-Block', 799, 449, 130, 'Leaf green with a cream panel across the chest.'],
      ['Lagoon Colour-Block', 799, 499, 88, 'Cool lagoon blue for the hot months.'],
      ['Berry Colour-Block', 899, 899, 52, 'A berry tone that survives the wash.'],
    ],
  },
  {
    brand: 'gopgan',
    category: 'clothing',
    kind: 'garment',
    object: 'shirt',
    title: 'gopgan {} Shirt',
    about:
      'A striped office shirt that comes off the line almost smooth. Split yoke, proper buttons and a collar that stands with a tie and without.',
    variants: [
      ['Banker Stripe Formal', 1499, 999, 70, 'Blue stripes for Mondays, cut slim.'],
      ['Easy-Iron Striped', 1699, 1699, 35, 'A regular cut, and a treatment that spares the iron.'],
    ],
  },
  {
    brand: 'gopgan',
    category: 'clothing',
    kind: 'garment',
    object: 'dress',
    title: 'gopgan {} Dress',
    about:
      'A flared dress with a fitted bodice, side pockets and a hem that moves. Fully lined, and the straps adjust from the inside.',
    variants: [
      ['Cobalt Flared Midi', 2799, 1679, 27, 'Cobalt blue that needs no jewellery.'],
      ['Rosewood Party', 3299, 3299, 15, 'A warm rosewood for receptions and birthdays.'],
    ],
  },
  {
    brand: 'gopgan',
    category: 'clothing',
    kind: 'garment',
    object: 'sari',
    title: 'gopgan {} Sari',
    about:
      'A pre-draped sari for people who have ten minutes, with pleats that stay where they are put. Comes with a stitched blouse and a matching fall.',
    variants: [
      ['Festive Georgette', 3999, 2399, 18, 'Georgette in sunset and sea colours.'],
      ['Banarasi Silk Wedding', 18999, 15999, 4, 'Banarasi silk, woven in Varanasi in nine days.'],
      ['Kanjivaram Silk', 19999, 19999, 2, 'Heavy Kanjivaram silk with a zari border.'],
    ],
  },
  {
    brand: 'gopgan',
    category: 'clothing',
    kind: 'garment',
    object: 'coat',
    title: 'gopgan {}',
    about:
      'A wool-blend coat with real pockets, a full lining and a back vent for the scooter. Falls to mid-thigh and takes a sweater beneath.',
    variants: [
      ['Camel Wool-Blend Overcoat', 6999, 4899, 12, 'Camel, with horn buttons.'],
      ['Slate Wool-Blend Overcoat', 6999, 6999, 8, 'Slate blue, cut a little slimmer.'],
    ],
  },
  {
    brand: 'gopgan',
    category: 'clothing',
    kind: 'garment',
    object: 'blouse',
    title: 'gopgan {} Top',
    about:
      'A loose V-neck in breathable viscose that goes from desk to dinner. Falls straight, does not cling and dries overnight on a hostel line.',
    variants: [
      ['Fuchsia V-Neck', 999, 599, 76, 'A fuchsia that photographs as bright as it is.'],
      ['Fern V-Neck', 999, 749, 49, 'A calm fern tone for the office.'],
    ],
  },
  {
    brand: 'adidas',
    category: 'clothing',
    kind: 'garment',
    object: 'tshirt',
    title: 'adidas {} Tee',
    about:
      'A training tee that moves sweat to the outside, where the wind takes it. Flat seams under a backpack strap and a hem long enough for the overhead press.',
    variants: [
      ['Aeroready Colour-Block', 1299, 779, 92, 'Green with a pale band over the chest.'],
      ['Own The Run', 1999, 1399, 33, 'Reflective details for runs before sunrise.'],
      ['Adicolor Heritage', 1799, 1799, 0, 'A heavier cotton for days off.'],
    ],
  },
  {
    brand: 'adidas',
    category: 'clothing',
    kind: 'garment',
    object: 'shorts',
    title: 'adidas {} Shorts',
    about:
      'Light woven shorts with a drawcord that holds and pockets that zip. Dry within minutes of a downpour, and cut to squat in.',
    variants: [
      ['Aeroready Training', 1599, 959, 68, 'Seven-inch length with side vents.'],
      ['Run It', 999, 799, 43, 'Five-inch length, with a liner and a key pocket.'],
      ['Beach 3-Stripes', 1999, 1999, 20, 'A wash-worn cloth made for salt water.'],
    ],
  },
];
