import type { BrandCatalogue } from '../family.ts';

export const ALDO: BrandCatalogue = {
  brand: 'aldo',
  families: [
    {
      title: 'aldo % Chain Handbag',
      category: 'accessories',
      picture: 'handbag',
      topic: 'bag',
      about:
        'A structured bag with a chain that goes over the shoulder or doubles up in the hand. Inside: a zipped pocket, two slots for cards, and a lining light enough to find the keys in.',
      variants: [
        ['Quilted', 5499],
        ['Croc-Effect', 6499],
        ['Woven', 4999, 'Plaited by hand, so that no two are quite alike.'],
      ],
    },
    {
      title: 'aldo Full-Grain Leather Tote, %',
      category: 'accessories',
      picture: 'handbag',
      topic: 'bag',
      about:
        'Cut from one hide of vegetable-tanned leather that darkens with the years. Fits a 14-inch laptop, a lunch box and a shawl, and stands on its own five feet.',
      variants: [
        ['Chestnut', 15999],
        ['Rosewood', 16999],
        ['Bottle Green', 18499, 'Comes with a detachable clutch of the same hide.'],
      ],
    },
    {
      title: 'aldo % Evening Clutch',
      category: 'accessories',
      picture: 'clutch',
      topic: 'bag',
      about:
        'Holds a phone, a lipstick and a folded note, and closes with a click. The wrist loop tucks away when it isn’t wanted.',
      variants: [
        ['Satin', 2499],
        ['Beaded', 4299, 'Four thousand glass beads, sewn on by hand.'],
        ['Shimmer', 2999],
      ],
    },
    {
      title: 'aldo Atelier Diamond Minaudière, %',
      category: 'accessories',
      picture: 'gem',
      topic: 'luxury',
      about:
        'A jewelled evening case made to order by two goldsmiths in Jaipur. Every stone comes with its certificate, and the case with a lined box, insurance for the delivery, and polishing for life.',
      variants: [
        ['White Gold', 425000, 'Set with 6.2 carats of brilliants.'],
        ['Rose Gold', 449000, 'Set with 6.8 carats of brilliants and pink sapphires.'],
        ['Emerald and Platinum', 575000, 'A single Zambian emerald closes it.'],
      ],
    },
    {
      title: 'aldo % Sunglasses',
      category: 'accessories',
      picture: 'sunglasses',
      topic: 'eyewear',
      about:
        'Lenses that stop all of the UV and don’t tint the colours of the road. Spring hinges forgive being pulled off with one hand, and a hard case comes along.',
      variants: [
        ['Bergamo Round', 999],
        ['Lido Square', 1299],
        ['Capri Polarised', 2499, 'Polarised lenses take the glare off water and bonnets.'],
      ],
    },
    {
      title: 'aldo % Stiletto Heels',
      category: 'clothing',
      picture: 'heel',
      topic: 'shoes',
      about:
        'A nine-centimetre heel that is set under the middle of the foot, where it carries. Memory foam in the ball and a lining that doesn’t rub see you through a wedding reception.',
      variants: [
        ['Stessy', 5999],
        ['Stessy Metallic', 6499],
        ['Cassedy Slingback', 5499, 'The strap adjusts on both sides.'],
      ],
    },
    {
      title: 'aldo % Leather Shoes',
      category: 'clothing',
      picture: 'loafer',
      topic: 'shoes',
      about:
        'Calf leather on a stitched sole that a cobbler can replace. They are stiff for a week and yours for ten years.',
      variants: [
        ['Penny Loafer', 6999],
        ['Cap-Toe Oxford', 8499],
        ['Brogue Derby', 7999, 'Punched by hand along every seam.'],
      ],
    },
    {
      title: 'aldo % Sandals',
      category: 'clothing',
      picture: 'sandal',
      topic: 'shoes',
      about:
        'A block heel of five centimetres that crosses cobbles and lawns. Padded straps sit flat and need no plasters.',
      variants: [
        ['Valentina Block-Heel', 3499],
        ['Ocean Mule', 2999],
      ],
    },
    {
      title: 'aldo % Trolley',
      category: 'accessories',
      picture: 'luggage',
      topic: 'luggage',
      about:
        'A shell of aluminium-magnesium on eight silent wheels. The frame closes with two latches and no zip, so nothing tears, and each dent tells of a journey.',
      variants: [
        ['Aluminium Cabin', 17999, 'Fits the overhead bin of every Indian airline.'],
        ['Aluminium Check-In', 28999],
        ['Aluminium Set of Three', 54999, 'Cabin, medium and large, one inside the other.'],
      ],
    },
    {
      title: 'aldo % Coin Purse',
      category: 'accessories',
      picture: 'purse',
      topic: 'bag',
      about:
        'A kiss-lock purse for coins, keys and earphones that snaps shut by itself. Small enough for a jeans pocket.',
      variants: [
        ['Kisslock', 699],
        ['Pebbled', 799],
        ['Velvet', 949],
      ],
    },
  ],
};
