import type { Family } from './family.ts';

/** What goes with computers and phones: keyboards, chargers, cases. */
export const TECH_ACCESSORIES: Family[] = [
  {
    brand: 'Apple',
    category: 'accessories',
    kind: 'peripheral',
    object: 'keyboard',
    title: 'Apple Magic Keyboard {}',
    about:
      'A low, quiet keyboard that pairs over its own cable and then runs for a month without it. The scissor keys have hardly any wobble.',
    variants: [
      ['(USB-C)', 9500, 8990, 27, 'The compact layout leaves the mouse close to your hand.'],
      [
        'with Touch ID and Numeric Keypad',
        19500,
        17990,
        10,
        'A fingerprint unlocks the Mac, and accountants get their number pad.',
      ],
      ['for iPad Pro 13', 33900, 33900, 0, 'Holds the iPad Pro afloat and adds a glass trackpad.'],
    ],
  },
  {
    brand: 'Apple',
    category: 'accessories',
    kind: 'peripheral',
    object: 'mouse',
    title: 'Apple Magic Mouse {}',
    about:
      'One seamless surface that scrolls in every direction and swipes between desktops. A full charge lasts about a month.',
    variants: [
      ['(USB-C, White)', 7500, 6990, 29, 'White with an aluminium base, to match most desks.'],
      ['(USB-C, Black)', 9500, 9500, 3, 'The black one hides the marks of long projects.'],
    ],
  },
  {
    brand: 'Apple',
    category: 'accessories',
    kind: 'peripheral',
    object: 'plug',
    title: 'Apple {}',
    about:
      'Small enough for a pencil case and made to the same tests as the device it charges. Stays cool, and the Indian pins sit firmly in old sockets.',
    variants: [
      ['20W USB-C Power Adapter', 1900, 1599, 80, '20 W takes an iPhone to half in about thirty minutes.'],
      ['35W Dual USB-C Power Adapter', 5900, 5290, 24, 'Two ports charge phone and watch from one socket.'],
      ['USB-C Woven Charge Cable (1 m)', 1900, 990, 120, 'The woven jacket does not tangle or split at the neck.'],
    ],
  },
  {
    brand: 'ideaPad',
    category: 'accessories',
    kind: 'peripheral',
    object: 'mouse',
    title: 'ideaPad {}',
    about:
      'A mouse for small hands and large ones, with silent buttons that do not disturb a lecture. The receiver parks in the battery bay when you travel.',
    variants: [
      ['300 Wireless Compact Mouse', 999, 649, 95, 'One AA cell lasts the year, and it is in the box.'],
      ['Go Multi-Device Silent Mouse', 2199, 1799, 40, 'Switches between three computers at the press of a button.'],
      ['100 Wired USB Mouse', 499, 349, 150, 'The plain one: no battery, no pairing, no surprises.'],
    ],
  },
  {
    brand: 'ideaPad',
    category: 'accessories',
    kind: 'peripheral',
    object: 'keyboard',
    title: 'ideaPad {}',
    about:
      'A full keyboard that survives tea: channels lead spills out at the bottom. The legends are laser-etched, with the ₹ sign where it belongs.',
    variants: [
      ['K300 Wired Keyboard', 999, 799, 44, 'A two-metre cable reaches a tower under the desk.'],
      ['Professional Wireless Keyboard and Mouse', 4299, 3499, 18, 'Comes with a matching mouse on the same receiver.'],
    ],
  },
  {
    brand: 'ideaPad',
    category: 'accessories',
    kind: 'peripheral',
    object: 'plug',
    title: 'ideaPad {}',
    about:
      'The charger for home, so that the one in the bag can stay in the bag. Protects against the surges of a monsoon evening.',
    variants: [
      ['65W USB-C Laptop Charger', 2499, 1999, 52, '65 W feeds any recent USB-C notebook, ours or not.'],
      ['Travel Hub 7-in-1 USB-C', 3299, 2799, 4, 'Adds HDMI, card slots and USB to a notebook with two ports.'],
    ],
  },
  {
    brand: 'supcase',
    category: 'accessories',
    kind: 'protection',
    object: 'phone-case',
    title: 'supcase {}',
    about:
      'Two layers, raised edges and a kickstand: built for pockets with keys in them and for floors made of stone. Drop-tested from six metres, and wireless charging works through it.',
    variants: [
      [
        'Unicorn Beetle Pro for iPhone 16',
        2999,
        2199,
        46,
        'Has a built-in screen guard and a holster that turns on your belt.',
      ],
      ['Unicorn Beetle Style for iPhone 15', 1999, 1299, 38, 'The slim one, with a clear back that shows your colour.'],
      [
        'Unicorn Beetle Mag for iPhone 16 Pro Max',
        3499,
        3499,
        12,
        'A ring of strong magnets keeps car mounts honest on bad roads.',
      ],
      ['Clear Hybrid Case for iPhone 16e', 999, 699, 73, 'Clear, light and treated against yellowing.'],
    ],
  },
  {
    brand: 'supcase',
    category: 'accessories',
    kind: 'protection',
    object: 'shield',
    title: 'supcase {}',
    about:
      'Nine-hard tempered glass that takes the crack instead of your screen. The frame in the box lays it on straight at the first try, without bubbles.',
    variants: [
      [
        'Screen Guard for iPhone 16 (Pack of 2)',
        899,
        499,
        110,
        'Two in the box, for the day the first one does its job.',
      ],
      [
        'Privacy Glass for iPhone 16 Pro',
        999,
        849,
        57,
        'Turns dark from the side, so the next seat cannot read along.',
      ],
      ['Camera Lens Guard Set', 599, 399, 0, 'Three rings of sapphire-coated glass for the lenses.'],
    ],
  },
  {
    brand: 'supcase',
    category: 'accessories',
    kind: 'protection',
    object: 'tablet-case',
    title: 'supcase {}',
    about:
      'A rugged shell with corners that soak up a fall from the top bunk. The stand works both ways up, and the pencil has a loop of its own.',
    variants: [
      ['Unicorn Beetle Pro for iPad 11', 3799, 2999, 20, 'Comes with a screen guard that keeps the Pencil precise.'],
      ['Kids Grip Case for iPad mini', 1899, 1499, 16, 'Fat handles of food-safe silicone for small hands.'],
    ],
  },
];
