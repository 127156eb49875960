import type { BrandCatalogue } from '../family.ts';

export const GOPGAN: BrandCatalogue = {
  brand: 'gopgan',
  families: [
    {
      title: 'gopgan % Stretch Jeans',
      category: 'clothing',
      picture: 'jeans',
      topic: 'garment',
      about:
        'Denim with two per cent of stretch that gives at the knee and comes back overnight. Five pockets, a zip from a maker that engineers trust, and seams that were sewn twice.',
      variants: [
        ['Slim Fit', 1799],
        ['Straight Fit', 1699],
        ['Tapered', 1999, 'Washed with ozone, which saves a bathtub of water for every pair.'],
        ['High-Rise', 1899],
      ],
    },
    {
      title: 'gopgan Cotton Crew T-Shirt, %',
      category: 'clothing',
      picture: 'tee',
      topic: 'garment',
      about:
        'Combed cotton of 180 grams that is neither thin nor stiff. Pre-shrunk, with a ribbed collar that lies flat after fifty washes.',
      variants: [
        ['Neem Green', 399],
        ['Lake Blue', 399],
        ['Coral', 449],
        ['Pack of Two', 799],
      ],
    },
    {
      title: 'gopgan Oxford Shirt, %',
      category: 'clothing',
      picture: 'shirt',
      topic: 'garment',
      about:
        'A button-down for office and evening, woven from two-ply cotton in Ahmedabad. The tie in the picture comes along, in a matching silk blend.',
      variants: [
        ['Blue Stripe', 1499],
        ['Magenta Stripe', 1499],
        ['Aqua Stripe', 1699],
      ],
    },
    {
      title: 'gopgan % Dress',
      category: 'clothing',
      picture: 'dress',
      topic: 'garment',
      about:
        'A fitted bodice and a skirt that moves, in viscose that stays cool in May. It has pockets, and they’re deep enough for a phone.',
      variants: [
        ['Sundowner Midi', 1899],
        ['Terrace Party', 2499],
        ['Lagoon A-Line', 2199],
      ],
    },
    {
      title: 'gopgan % Silk Sari',
      category: 'clothing',
      picture: 'sari',
      topic: 'silk',
      about:
        'Pure mulberry silk from a weavers’ cooperative, with the Silk Mark label on every piece. Comes with an unstitched blouse piece and a cotton bag to keep it in.',
      variants: [
        ['Chanderi', 15499, 'Light as breath, with small woven coins all over.'],
        ['Mysore Crepe', 16999],
        ['Kanjivaram', 19499, 'Border and body are woven apart and joined by hand.'],
        ['Kanjivaram Temple-Border', 52500, 'Six weeks on the loom.'],
        ['Patola Double-Ikat', 58500, 'Warp and weft are dyed before weaving, thread by thread.'],
      ],
    },
    {
      title: 'gopgan Heirloom Banarasi Bridal Sari, %',
      category: 'clothing',
      picture: 'sari',
      topic: 'luxury',
      about:
        'Woven in Varanasi by a master and two assistants, in silk and real zari of silver and gold. One of a numbered series; the certificate names the weaver and the days it took.',
      variants: [
        ['Vermilion', 405000, 'Nine months on the loom.'],
        ['Rose Garden', 460000, 'Eleven months on the loom.'],
        ['Peacock Blue', 520000, 'Fourteen months on the loom.'],
      ],
    },
    {
      title: 'gopgan % Coat',
      category: 'clothing',
      picture: 'coat',
      topic: 'garment',
      about:
        'For Shimla’s winters and for air-conditioned offices. Lined in cotton satin, with an inside pocket that a passport fits and horn buttons that are sewn on with a shank.',
      variants: [
        ['Camel Cotton Trench', 4999],
        ['Ice Blue Wool', 15999, 'Double-faced merino, weighing 600 grams.'],
        ['Rose Bouclé', 7999],
      ],
    },
    {
      title: 'gopgan % Scarf',
      category: 'accessories',
      picture: 'scarf',
      topic: 'silk',
      about:
        'Two metres long, so it wraps twice and still hangs well. The fringe is knotted by hand and doesn’t tangle in the wash.',
      variants: [
        ['Fine Wool', 899],
        ['Cotton Slub', 499],
        ['Kashmir Pashmina', 51500, 'Hand-spun at fifteen microns; it passes through a ring.'],
        ['Kashmir Pashmina Sozni', 57500, 'Embroidered for a year with a single needle.'],
      ],
    },
    {
      title: 'gopgan Ankle Socks, %',
      category: 'clothing',
      picture: 'socks',
      topic: 'garment',
      about:
        'Combed cotton with a cushioned heel and a toe seam that can’t be felt. The cuff holds without leaving a mark.',
      variants: [
        ['Pack of Three', 299],
        ['Bamboo, Pack of Five', 549],
      ],
    },
  ],
};
