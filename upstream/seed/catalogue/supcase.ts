import type { BrandCatalogue } from '../family.ts';

export const SUPCASE: BrandCatalogue = {
  brand: 'supcase',
  families: [
    {
      title: 'supcase Unicorn Beetle Pro for %',
      category: 'accessories',
      picture: 'phonecase',
      topic: 'case',
      about:
        'Two layers and a built-in screen protector that survive a fall of six metres onto concrete. The holster turns on your belt, and the kickstand props the phone up for films.',
      variants: [
        ['iPhone 16', 2199],
        ['iPhone 16 Pro', 2399],
        ['Galaxy S25', 2199],
        ['Pixel 9', 1999],
      ],
    },
    {
      title: 'supcase Unicorn Beetle Clear for %',
      category: 'accessories',
      picture: 'clearcase',
      topic: 'case',
      about:
        'Shows the phone and hides the scratches: the clear back is coated against yellowing. Raised edges keep lens and screen off the table, and magnets hold chargers in place.',
      variants: [
        ['iPhone 16', 899],
        ['iPhone 15', 799],
        ['Galaxy S25', 849],
      ],
    },
    {
      title: 'supcase Armour Sleeve for % Laptops',
      category: 'accessories',
      picture: 'briefcase',
      topic: 'case',
      about:
        'A hard shell in a soft sleeve that takes the bump of a crowded local train. The zip runs around three sides, so that the laptop can stay in while it’s used.',
      variants: [
        ['13-inch', 899],
        ['14-inch', 999],
        ['16-inch', 1299, 'With a second pocket for the charger.'],
      ],
    },
    {
      title: 'supcase Unicorn Beetle Band for Apple Watch %',
      category: 'accessories',
      picture: 'watchband',
      topic: 'case',
      about:
        'Case and strap in one piece that guards the display’s edge on rock, wall and dumb-bell. The strap breathes, and rinses clean under the tap.',
      variants: [
        ['42 mm', 1499],
        ['46 mm', 1599],
        ['Ultra 49 mm', 1799],
      ],
    },
    {
      title: 'supcase Volt Power Bank %',
      category: 'Electronics',
      picture: 'battery',
      topic: 'power',
      about:
        'Tells its charge in percent and not in guesses. Charges two devices at once, allowed in the cabin, and rugged enough for a rucksack’s side pocket.',
      variants: [
        ['10,000 mAh', 999],
        ['20,000 mAh', 1999],
        ['27,000 mAh, 140 W', 6499, 'The largest that airlines allow; it charges a laptop.'],
      ],
    },
    {
      title: 'supcase Volt Power Station %',
      category: 'Electronics',
      picture: 'battery',
      topic: 'power',
      about:
        'A wall socket to carry: pure sine wave for fans, routers and medical devices through a power cut. LFP cells keep four fifths of their charge for three thousand cycles, and a solar panel plugs straight in.',
      variants: [
        ['300 W', 18999],
        ['350 W Solar Kit', 19999, 'With a folding panel of 60 W.'],
        ['1,000 W', 54999],
        ['1,200 W Solar Kit', 59999, 'With a folding panel of 200 W.'],
      ],
    },
    {
      title: 'supcase GaN Charger %',
      category: 'Electronics',
      picture: 'plug',
      topic: 'power',
      about:
        'Half the size of the charger in the box and cooler to the touch. It shares its power among the ports by itself, and the pins fold away.',
      variants: [
        ['30 W', 799],
        ['65 W, 3 Ports', 2499],
        ['100 W, 4 Ports', 3999, 'Feeds a laptop and three phones.'],
      ],
    },
    {
      title: 'supcase Trail Radio Speaker %',
      category: 'Electronics',
      picture: 'radio',
      topic: 'audio',
      about:
        'FM, Bluetooth and a torch in a shell that floats. It plays for thirty hours, and a crank charges it when the weather stays bad.',
      variants: [
        ['Mini', 2999],
        ['Max', 4999],
      ],
    },
    {
      title: 'supcase Trail Camcorder %',
      category: 'Electronics',
      picture: 'camera',
      topic: 'camera',
      about:
        'A camcorder with proper buttons that gloves can find, and an optical zoom that phones don’t have. Shockproof, splashproof, and steady enough to film from a jeep.',
      variants: [
        ['Full HD', 15999],
        ['4K', 19499, 'Records 4K at 60 frames a second on two cards at once.'],
      ],
    },
  ],
};
