import type { BrandCatalogue } from '../family.ts';

export const IDEA_PAD: BrandCatalogue = {
  brand: 'ideaPad',
  families: [
    {
      title: 'ideaPad Slim 5 Laptop (%)',
      category: 'Electronics',
      picture: 'laptop',
      topic: 'computer',
      about:
        'A metal laptop of 1.4 kg with a bright 14-inch OLED display. The keyboard is lit, the webcam has a shutter, and an hour on the charger is enough for the day.',
      variants: [
        ['Ryzen 5, 16 GB, 512 GB', 58990],
        ['Core i5, 16 GB, 512 GB', 55990],
        ['Ryzen 7, 16 GB, 1 TB', 74990, 'Eight cores for compiling and editing on the move.'],
      ],
    },
    {
      title: 'ideaPad Slim 3 Laptop (%)',
      category: 'Electronics',
      picture: 'laptop',
      topic: 'computer',
      about:
        'The laptop for college, home office and everything in between. A 15.6-inch anti-glare screen, a full keyboard with number pad, and a hinge that opens flat for group work.',
      variants: [
        ['Core i3, 8 GB, 512 GB', 38990],
        ['Ryzen 5, 8 GB, 512 GB', 50990],
        ['Ryzen 5, 16 GB, 512 GB', 53490, 'Twice the memory for many open tabs.'],
      ],
    },
    {
      title: 'ideaPad Gaming 3 Laptop (%)',
      category: 'Electronics',
      picture: 'laptop',
      topic: 'computer',
      about:
        'A 120 Hz display and a graphics card of its own, at a price that leaves something for games. Two large fans keep the palm rest cool, and a key combination makes them quiet for lectures.',
      variants: [
        ['RTX 2050, 8 GB, 512 GB', 56990],
        ['RTX 3050, 16 GB, 512 GB', 68990, 'Runs current titles at high settings in Full HD.'],
      ],
    },
    {
      title: 'ideaPad Chromebook %',
      category: 'Electronics',
      picture: 'laptop',
      topic: 'computer',
      about:
        'Starts in eight seconds, updates itself, and needs no virus scanner. Made for school: the corners are rubber, the keys are spill-proof, the battery lasts ten hours.',
      variants: [
        ['11 (4 GB, 64 GB)', 15990],
        ['14 (4 GB, 128 GB)', 18490],
        ['Flex 360° Touch (8 GB, 128 GB)', 19990, 'Folds into a tablet for drawing and reading.'],
      ],
    },
    {
      title: 'ideaPad % IPS Monitor',
      category: 'Electronics',
      picture: 'desktop',
      topic: 'computer',
      about:
        'A monitor with thin borders on three sides and colours that hold from any seat. Height, tilt and rotation adjust without tools, and USB-C carries picture and 65 W of power in one cable.',
      variants: [
        ['24-inch Full HD', 15490],
        ['27-inch QHD', 19990],
        ['32-inch 4K', 32990, 'Four windows side by side, each as large as a sheet of paper.'],
      ],
    },
    {
      title: 'ideaPad Wireless Mouse %',
      category: 'accessories',
      picture: 'mouse',
      topic: 'peripheral',
      about:
        'Shaped for either hand, with a wheel that stops exactly where you do. One AA cell lasts a year, and the receiver stows away under the lid.',
      variants: [
        ['M110', 599],
        ['M210 Silent', 799, 'Clicks that nobody hears in a library.'],
        ['M310 Bluetooth', 999, 'Switches between three computers with a button.'],
      ],
    },
    {
      title: 'ideaPad % Keyboard',
      category: 'accessories',
      picture: 'keyboard',
      topic: 'peripheral',
      about:
        'Curved keycaps guide the fingers, and the legends are moulded through, so they don’t wear off. Feet at two heights, and drains that let a spilt tea run out at the bottom.',
      variants: [
        ['K100 Wired', 699],
        ['K300 Wireless', 999],
        ['K900 Mechanical', 4999, 'Tactile switches that can be replaced one by one.'],
      ],
    },
    {
      title: 'ideaPad % Laptop Backpack',
      category: 'accessories',
      picture: 'backpack',
      topic: 'bag',
      about:
        'A padded sleeve holds the laptop off the ground when the bag is set down. Water runs off the fabric, and the back panel lets air through on a long commute.',
      variants: [
        ['Campus 15.6-inch', 899],
        ['Commuter 15.6-inch', 1899, 'A hidden pocket for passport and wallet at the back.'],
        ['Traveller 17-inch', 2799, 'Opens flat at airport security.'],
      ],
    },
    {
      title: 'ideaPad Play Wireless Controller, %',
      category: 'Electronics',
      picture: 'gamepad',
      topic: 'peripheral',
      about:
        'Hall-effect sticks that don’t drift, and triggers with two travel settings. Works with laptops, phones and televisions by cable, dongle or Bluetooth.',
      variants: [
        ['Indigo', 2499],
        ['Deep Sea', 2699, 'With a charging stand.'],
      ],
    },
  ],
};
