import type { CatalogueItem } from './catalogue.ts';
import { REVIEWERS } from './people.ts';
import { shuffled, wholeBetween } from './random.ts';
import type { Random } from './random.ts';
import type { ReviewKind, Sentences } from './review-kinds.ts';
import {
  AUDIO_SENTENCES,
  COMPUTER_SENTENCES,
  DEVICE_SENTENCES,
  PERIPHERAL_SENTENCES,
  PROTECTION_SENTENCES,
} from './review-sentences-tech.ts';
import {
  BAG_SENTENCES,
  FINISHING_SENTENCES,
  GARMENT_SENTENCES,
  SHOE_SENTENCES,
  SHOP_SENTENCES,
} from './review-sentences-wear.ts';

const SENTENCES: Record<ReviewKind, Sentences> = {
  computer: COMPUTER_SENTENCES,
  device: DEVICE_SENTENCES,
  audio: AUDIO_SENTENCES,
  peripheral: PERIPHERAL_SENTENCES,
  protection: PROTECTION_SENTENCES,
  bag: BAG_SENTENCES,
  shoe: SHOE_SENTENCES,
  garment: GARMENT_SENTENCES,
  finishing: FINISHING_SENTENCES,
};

/** The most reviews that a seeded product has. */
export const MOST_REVIEWS = 12;

/** The star counts that reviewers draw from: most goods are liked, a few are not, so every rating filter finds something. */
const OPINIONS = [
  { share: 0.42, stars: [5, 5, 5, 4, 5] },
  { share: 0.8, stars: [5, 4, 4, 3, 4] },
  { share: 0.91, stars: [3, 3, 4, 2, 3] },
  { share: 0.97, stars: [2, 1, 2, 3, 1] },
  { share: 1, stars: [1] },
];

/** A review without its id. */
export interface DraftReview {
  userId: string;
  name: string;
  rating: number;
  comment: string;
}

type Mood = keyof Sentences;

function moodOf(rating: number): Mood {
  if (rating >= 4) return 'pleased';
  return rating === 3 ? 'mixed' : 'cross';
}

/** Deals sentences like cards, so that nobody repeats another's words on the same page before all have been said. */
function dealer(random: Random, sentences: string[]): () => string {
  let deck: string[] = [];
  return () => {
    if (deck.length === 0) deck = shuffled(random, sentences);
    return deck.pop() ?? '';
  };
}

interface Decks {
  own: () => string;
  shop: () => string;
}

/** Few words or many: `ownCount` sentences about the thing, then one or more about the purchase. */
function comment(random: Random, mood: Mood, decks: Record<Mood, Decks>): string {
  const { own, shop } = decks[mood];
  const length = random();
  if (length < 0.3) return own();
  if (length < 0.45) return shop();
  if (length < 0.8) return [own(), shop()].join(' ');
  // A long one: an unhappy or undecided buyer has something good to say as well, a pleased one something to wish for.
  if (mood === 'pleased') return [own(), own(), own(), shop(), own(), shop(), shop()].join(' ');
  const other = decks[mood === 'mixed' ? 'pleased' : 'mixed'];
  return ['I wanted to like it.', own(), other.own(), shop(), own(), other.shop(), 'Make of that what you will.'].join(
    ' ',
  );
}

function reviewCount(random: Random): number {
  const draw = random();
  if (draw < 0.1) return 0;
  if (draw < 0.17) return MOST_REVIEWS;
  return wholeBetween(random, 1, 9);
}

/** What shoppers say about a product: 0 to 12 reviews, each by another person. */
export function draftReviews(random: Random, item: CatalogueItem): DraftReview[] {
  const sentences = SENTENCES[item.kind];
  const decksOf = (mood: Mood): Decks => ({
    own: dealer(random, sentences[mood]),
    shop: dealer(random, SHOP_SENTENCES[mood]),
  });
  const decks = { pleased: decksOf('pleased'), mixed: decksOf('mixed'), cross: decksOf('cross') };
  const draw = random();
  const stars = OPINIONS.find(({ share }) => draw < share)?.stars ?? [5];
  return shuffled(random, REVIEWERS)
    .slice(0, reviewCount(random))
    .map(({ id, name }) => {
      const rating = stars[wholeBetween(random, 0, stars.length - 1)] ?? 5;
      return { userId: id, name, rating, comment: comment(random, moodOf(rating), decks) };
    });
}

/** The average of the ratings rounded up, as the API keeps it; 0 without reviews. */
export function averageRating(reviews: readonly { rating: number }[]): number {
  if (reviews.length === 0) return 0;
  return Math.ceil(reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length);
}
