import type { BrandCatalogue } from '../family.ts';

export const ADIDAS: BrandCatalogue = {
  brand: 'adidas',
  families: [
    {
      title: 'adidas % Running Shoes',
      category: 'clothing',
      picture: 'runner',
      topic: 'shoes',
      about:
        'A midsole that gives back what each step puts in, under a knitted upper that fits like a sock. The rubber grips wet tarmac, so the monsoon is no excuse.',
      variants: [
        ['Ultraboost Light', 18999],
        ['Ultraboost 5X', 17999],
        ['Adizero Boston 12', 15999, 'Glass-fibre rods for the last ten kilometres.'],
        ['Duramo SL', 4999],
      ],
    },
    {
      title: 'adidas % Racing Shoes',
      category: 'clothing',
      picture: 'runner',
      topic: 'shoes',
      about:
        'The shoes that marathons are won in: carbon rods, two layers of the lightest foam, and little else. Good for about 300 fast kilometres, so keep them for race day.',
      variants: [
        ['Adizero Adios Pro 4', 23999],
        ['Adizero Takumi Sen 10', 17499],
        ['Adizero Pro Evo 2', 50999, 'At 138 grams, the lightest of them all.'],
      ],
    },
    {
      title: 'adidas Terrex % Hiking Boots',
      category: 'clothing',
      picture: 'boot',
      topic: 'shoes',
      about:
        'Waterproof to the ankle, with a sole whose lugs shed mud at every step. Broken in after one walk, and stiff enough for a loaded rucksack on scree.',
      variants: [
        ['Eastrail 2', 8999],
        ['AX4 Mid', 12999],
        ['Free Hiker 2 GTX', 19999, 'A Gore-Tex sock keeps feet dry for a whole monsoon trek.'],
      ],
    },
    {
      title: 'adidas % Training T-Shirt',
      category: 'clothing',
      picture: 'tee',
      topic: 'garment',
      about:
        'Takes sweat to the outside, where it dries before it shows. Flat seams, a longer back, and fabric made from recycled bottles.',
      variants: [
        ['Own the Run', 999],
        ['Designed 4 Training', 1299],
        ['HEAT.RDY', 1999, 'Mesh where the body is hottest.'],
      ],
    },
    {
      title: 'adidas % Shorts',
      category: 'clothing',
      picture: 'shorts',
      topic: 'garment',
      about: 'Cut to stay out of the way, with an inner brief and a zipped pocket for keys. They dry on the way home.',
      variants: [
        ['Essentials', 899],
        ['Own the Run', 1499],
      ],
    },
    {
      title: 'adidas Adilette % Slides',
      category: 'clothing',
      picture: 'slide',
      topic: 'shoes',
      about: 'The poolside slide since 1972, with a footbed shaped to the sole. It floats, and it doesn’t squeak.',
      variants: [
        ['Aqua', 999],
        ['Comfort', 1999, 'A cushioned footbed for sore feet after a match.'],
      ],
    },
    {
      title: 'adidas % Cap',
      category: 'accessories',
      picture: 'cap',
      topic: 'garment',
      about:
        'A curved peak, a sweatband that can be washed, and a strap that fits every head. The dark underside takes glare off the eyes.',
      variants: [
        ['Daily', 799],
        ['Baseball 3-Stripes', 949],
        ['Running Mesh', 1299, 'Weighs 58 grams and folds into a pocket.'],
      ],
    },
    {
      title: 'adidas % Backpack',
      category: 'accessories',
      picture: 'backpack',
      topic: 'bag',
      about:
        'A shoe compartment with its own air, a bottle pocket on either side, and a base that shrugs off wet locker rooms. The shoulder straps are shaped for carrying while cycling.',
      variants: [
        ['Classic 3-Stripes', 1799],
        ['Power VII', 2599],
        ['Terrex Trail 30 L', 5999, 'With a rain cover and a frame that lifts it off the back.'],
      ],
    },
    {
      title: 'adidas % Gloves',
      category: 'accessories',
      picture: 'gloves',
      topic: 'garment',
      about:
        'Warm without bulk, with fingertips that work a touchscreen. Silicone print on the palm holds bar and pole.',
      variants: [
        ['Training', 899],
        ['Terrex Fleece', 1799],
      ],
    },
    {
      title: 'adidas Collector’s Signed Match Jersey, %',
      category: 'clothing',
      picture: 'tee',
      topic: 'luxury',
      about:
        'Worn in an international final and signed by the whole team on the night. Framed behind museum glass, with photographs of the signing and a certificate that can be looked up.',
      variants: [
        ['Semi-Final', 401000],
        ['Final', 475000],
      ],
    },
  ],
};
