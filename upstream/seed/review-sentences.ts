/** First sentences of reviews, by number of stars. */
export const OPENERS: Record<number, readonly string[]> = {
  5: [
    'Could not be happier with it.',
    'Exactly what I had hoped for.',
    'Worth every rupee.',
    'I have recommended it to half the family already.',
    'Bought it after a lot of comparing, and it was the right choice.',
    'Superb quality.',
  ],
  4: [
    'Very good, with one small reservation.',
    'Nearly perfect.',
    'A solid buy at this price.',
    'I like it a lot after a month of use.',
    'Good value, and honest in its description.',
  ],
  3: [
    'It is all right, no more and no less.',
    'Mixed feelings.',
    'Does its job, but I expected more.',
    'Decent, if you get it at a discount.',
  ],
  2: ['Not what I had expected.', 'A disappointment, considering the name.', 'I wanted to like it more than I do.'],
  1: ['Sadly, it went back.', 'I cannot recommend it.', 'Mine was broken from the start.'],
};

/** Sentences that suit any product and any number of stars. */
export const ASIDES: readonly string[] = [
  'Delivery to Pune took two days, and the parcel was well packed.',
  'It came a day early, in a plain box without the usual mountain of plastic.',
  'I ordered it late on a Sunday and had it on Wednesday in Guwahati.',
  'I have used it nearly every day for about six weeks now.',
  'It was a birthday present from my sister, who had read all the reviews here first.',
  'I had compared it with two others in a shop in Indiranagar before I ordered.',
  'It replaces one that served me for seven years, so the bar was high.',
  'I bought it during the sale, which made the decision easier.',
];

/** Last sentences of reviews, by number of stars. */
export const CLOSERS: Record<number, readonly string[]> = {
  5: [
    'I would buy it again without thinking.',
    'Five stars from the whole family.',
    'Full marks.',
    'Highly recommended.',
  ],
  4: ['Still, I would buy it again.', 'One star less for that, but I am keeping it.', 'Recommended all the same.'],
  3: ['You can do worse, but look around first.', 'I will keep it, because sending it back is too much trouble.'],
  2: ['Next time I will look elsewhere.', 'It has been lying in a drawer since.'],
  1: [
    'The refund, to be fair, was on my account within three days.',
    'The people at the service desk were friendly, but that does not mend it.',
  ],
};

/** Faults of one-star products of any kind. */
export const FAULTS: readonly string[] = [
  'What came was clearly not what the page describes.',
  'It gave up after four days, and the replacement after six.',
  'The box had been opened before, and a part was missing.',
  'The finish is rough in a way that I would not accept at half the price.',
];

export const REVIEWERS: readonly string[] = [
  'Aarav Sharma',
  'Aditi Deshpande',
  'Ananya Nair',
  'Arjun Reddy',
  'Bhavna Patel',
  'Chetan Kulkarni',
  'Deepika Rao',
  'Devika Pillai',
  'Farhan Qureshi',
  'Gauri Joshi',
  'Harpreet Singh',
  'Imran Sheikh',
  'Ishita Banerjee',
  'Jaya Krishnan',
  'Kabir Malhotra',
  'Kavya Subramanian',
  'Lakshmi Venkatesh',
  'Manish Agarwal',
  'Meenakshi Sundaram',
  'Nandini Ghosh',
  'Neha Chaturvedi',
  'Nikhil Bhat',
  'Omkar Pawar',
  'Pooja Thakur',
  'Pranav Hegde',
  'Priya Ranganathan',
  'Rahul Saxena',
  'Ritika Bose',
  'Sameer Khan',
  'Sanjana Gowda',
  'Shreya Mukherjee',
  'Siddharth Mehta',
  'Sneha Kurian',
  'Tanvi Shah',
  'Tenzin Dorjee',
  'Uday Chauhan',
  'Vandana Mishra',
  'Vikram Rathore',
  'Yash Gupta',
  'Zoya Ansari',
];
