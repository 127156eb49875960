import { ASIDES, CLOSERS, FAULTS, OPENERS } from './review-sentences.ts';
import { REVIEW_TOPICS, type ReviewTopic } from './review-topics.ts';
import type { Random } from './random.ts';

interface Opinion {
  rating: number;
  comment: string;
}

/** Each product has one of these lists, and its reviews take their ratings from it. A repeated list is more likely. */
const LOVED = [5, 5, 5, 5, 4];
const LIKED = [5, 5, 4, 4, 4, 3];
const MIXED = [5, 4, 3, 3, 2, 2];
const DISLIKED = [3, 2, 2, 1, 1];
const FAULTY = [1];
const MOODS = [LOVED, LOVED, LOVED, LIKED, LIKED, LIKED, LIKED, MIXED, MIXED, DISLIKED, DISLIKED, FAULTY];

const MAX_REVIEWS = 12;

export function composeOpinions(topic: ReviewTopic, random: Random): Opinion[] {
  const mood = random.pick(MOODS);
  // Each fault occurs in one review of a product only.
  const amount = mood === FAULTY ? random.between(1, 2) : random.between(0, MAX_REVIEWS);
  const ratings = Array.from({ length: amount }, () => random.pick(mood));
  const said = new Set<string>();
  return ratings.map((rating) => ({ rating, comment: composeComment(topic, rating, random, said) }));
}

/** Rounded up as the API does; 0 without reviews. */
export function averageRoundedUp(ratings: readonly number[]): number {
  if (ratings.length === 0) return 0;
  return Math.ceil(ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length);
}

function composeComment(topic: ReviewTopic, rating: number, random: Random, said: Set<string>): string {
  // Sentences of the product's other reviews come last, so that few sentences repeat.
  const choose = (from: readonly string[], amount: number): string[] => {
    const mixed = random.shuffle(from);
    const chosen = [...mixed.filter((one) => !said.has(one)), ...mixed.filter((one) => said.has(one))].slice(0, amount);
    for (const one of chosen) said.add(one);
    return chosen;
  };
  const { praise, gripes } = REVIEW_TOPICS[topic];
  const long = random.next() < 0.2;
  const praised = { 5: long ? 4 : random.between(1, 2), 4: long ? 3 : 1, 3: 1, 2: long ? 1 : 0, 1: 0 }[rating] ?? 0;
  const griped = {
    5: 0,
    4: random.between(0, 1),
    3: long ? 2 : 1,
    2: long ? 3 : random.between(1, 2),
    1: long ? 2 : 0,
  }[rating];
  const parts = [
    ...choose(OPENERS[rating] ?? [], 1),
    ...(long || random.next() < 0.3 ? choose(ASIDES, 1) : []),
    ...choose(praise, praised),
    ...(rating === 1 ? choose(FAULTS, 1) : []),
    ...choose(gripes, griped ?? 0),
    ...(long || random.next() < 0.4 ? choose(CLOSERS[rating] ?? [], 1) : []),
  ];
  return parts.join(' ');
}
