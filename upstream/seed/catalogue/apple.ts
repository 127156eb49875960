import type { BrandCatalogue } from '../family.ts';

export const APPLE: BrandCatalogue = {
  brand: 'Apple',
  families: [
    {
      title: 'Apple MacBook Pro 14 (%)',
      category: 'Electronics',
      picture: 'laptop',
      topic: 'computer',
      about:
        'A 14-inch laptop that does a studio’s work and still fits a tray table. The Liquid Retina XDR display keeps its colours in full sun, and the battery lasts a working day with the charger left at home.',
      variants: [
        ['M4, 16 GB, 512 GB', 169900, 'The right size for code, photographs and a few dozen browser tabs.'],
        ['M4, 24 GB, 1 TB', 209900, 'More memory and room for long photo and video projects.'],
        ['M4 Pro, 24 GB, 512 GB', 199900, 'The Pro chip halves the time of large builds and exports.'],
      ],
    },
    {
      title: 'Apple MacBook Pro 16 (%)',
      category: 'Electronics',
      picture: 'laptop',
      topic: 'computer',
      about:
        'The largest MacBook Pro, made for edit suites, research labs and film sets. Its cooling holds full speed for hours, and six speakers fill a room.',
      variants: [
        ['M4 Max, 64 GB, 4 TB', 469900, 'Four terabytes keep a whole season of footage at hand.'],
        ['M4 Max, 128 GB, 4 TB', 539900, 'With 128 GB of memory, large models run on the laptop itself.'],
        ['M4 Max, 128 GB, 8 TB', 589900, 'Everything that can be put into a MacBook Pro.'],
      ],
    },
    {
      title: 'Apple Mac Studio (%)',
      category: 'Electronics',
      picture: 'desktop',
      topic: 'computer',
      about:
        'A workstation the size of a lunch box that stays quiet under full load. Thunderbolt 5 ports at the back and an SD slot at the front: no docks, no adapters.',
      variants: [
        ['M4 Max, 36 GB, 512 GB', 214900, 'Drives up to five displays.'],
        ['M3 Ultra, 96 GB, 2 TB', 439900, 'Two chips in one for renders that used to take the night.'],
        ['M3 Ultra, 256 GB, 2 TB', 559900, 'Enough memory for scenes with hundreds of millions of triangles.'],
      ],
    },
    {
      title: 'Apple Pro Display XDR 32, %',
      category: 'Electronics',
      picture: 'desktop',
      topic: 'computer',
      about:
        'A 32-inch 6K reference display with 1,600 nits of peak brightness, calibrated at the factory. Colour graders use it where a reference monitor used to cost ten times as much.',
      variants: [
        ['Standard Glass', 459900],
        ['Nano-Texture Glass', 529900, 'The etched glass takes away reflections without a coating.'],
        [
          'Standard Glass with Pro Stand',
          559800,
          'Comes with the counterbalanced stand that tilts, lifts and turns upright.',
        ],
      ],
    },
    {
      title: 'Apple iPhone %',
      category: 'Electronics',
      picture: 'phone',
      topic: 'phone',
      about:
        'A phone that is quick on the first day and on the thousandth: every model gets years of updates. The camera finds the light by itself, and emergency calls work by satellite where there’s no network.',
      variants: [
        ['15 (128 GB, Blue)', 59900, 'Colour-infused glass with a soft matt back.'],
        ['16e (128 GB, White)', 59900, 'The newest chip in the plainest iPhone.'],
        ['16 (128 GB, Ultramarine)', 79900, 'Camera Control puts zoom and exposure under one finger.'],
        ['16 Pro (256 GB, Desert Titanium)', 129900, 'A titanium frame and a fivefold telephoto lens.'],
      ],
    },
    {
      title: 'Apple Watch %',
      category: 'Electronics',
      picture: 'watch',
      topic: 'wearable',
      about:
        'Counts steps, heartbeats and laps, and calls for help after a hard fall. Water-resistant to 50 metres, with a display that can be read at a glance on a motorbike.',
      variants: [
        ['SE (40 mm, GPS)', 24900],
        ['Series 10 (42 mm, GPS)', 46900, 'The thinnest case so far, and a full charge in half an hour.'],
        ['Series 10 (46 mm, GPS + Cellular)', 59900, 'Takes calls with the phone left at home.'],
        ['Ultra 2 (49 mm, Titanium)', 89900, 'Three days on a charge in low-power mode, and a siren for the trail.'],
      ],
    },
    {
      title: 'Apple AirPods %',
      category: 'Electronics',
      picture: 'headphones',
      topic: 'audio',
      about:
        'They pair by opening the lid and move between phone, tablet and laptop on their own. Spatial audio follows your head, so voices stay where the screen is.',
      variants: [
        ['4 with Active Noise Cancellation', 17900, 'Quiet without ear tips.'],
        ['Max (USB-C, Midnight)', 59900, 'Knit-mesh canopy and ear cushions held by magnets.'],
        ['Max (USB-C, Starlight)', 59900, 'Knit-mesh canopy and ear cushions held by magnets.'],
      ],
    },
    {
      title: 'Apple Magic Keyboard %',
      category: 'accessories',
      picture: 'keyboard',
      topic: 'peripheral',
      about:
        'A low, stable keyboard whose keys land the same way from corner to corner. One charge lasts about a month, and it pairs as soon as the cable is plugged in.',
      variants: [
        ['for Mac', 9500],
        ['with Touch ID', 15500, 'Sign in and pay with a fingertip.'],
        ['with Touch ID and Numeric Keypad', 19500, 'Full-size arrows and a keypad for spreadsheets.'],
      ],
    },
    {
      title: 'Apple USB-C to %',
      category: 'accessories',
      picture: 'cable',
      topic: 'power',
      about:
        'The small part that makes the large one work. Tested with every current iPhone, iPad and Mac, and small enough to live in a pocket.',
      variants: [['3.5 mm Headphone Adapter', 900, 'Keeps good wired headphones in use.']],
    },
    {
      title: 'Apple USB-C %',
      category: 'accessories',
      picture: 'plug',
      topic: 'power',
      about:
        'The small part that makes the large one work. Tested with every current iPhone, iPad and Mac, and small enough to live in a pocket.',
      variants: [
        ['Power Adapter, 20 W', 1900],
        ['Dual Port Power Adapter, 35 W', 5800, 'Charges a phone and a watch from one socket.'],
      ],
    },
  ],
};
