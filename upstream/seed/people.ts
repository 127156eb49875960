import { objectId } from './object-id.ts';

/** A shopper whose reviews the seeded products carry. */
export interface Reviewer {
  id: string;
  name: string;
  email: string;
}

const NAMES = [
  'Aarav Sharma',
  'Ananya Iyer',
  'Rohan Mehta',
  'Priya Nair',
  'Vikram Singh',
  'Sneha Kulkarni',
  'Arjun Reddy',
  'Kavya Menon',
  'Rahul Bhattacharya',
  'Meera Joshi',
  'Imran Sheikh',
  'Pooja Agarwal',
  'Siddharth Rao',
  'Neha Chauhan',
  'Karthik Subramanian',
  'Ritika Malhotra',
  'Joseph Fernandes',
  'Harpreet Kaur',
  'Manish Tiwari',
  'Lakshmi Venkatesh',
  'Farah Khan',
  'Devansh Patel',
  'Tenzin Dolma',
  'Sourav Ghosh',
];

/** The shoppers who wrote the seeded reviews. */
export const REVIEWERS: Reviewer[] = NAMES.map((name, index) => ({
  id: objectId('user', index),
  name,
  // A reserved example domain: no mail to a seeded shopper can ever reach a real person.
  email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
}));
