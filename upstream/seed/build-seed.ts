import { composeObjectId } from '../database/object-id.ts';
import { UNUSABLE_PASSWORD_HASH } from '../auth/password-hash.ts';
import type { products } from '../database/tables/products.tables.ts';
import type { reviews } from '../database/tables/reviews.tables.ts';
import type { users } from '../database/tables/users.tables.ts';
import { ACCOUNTS, type Account } from './accounts.ts';
import { composeProducts } from './catalogue-products.ts';
import { createRandom } from './random.ts';
import { REVIEWERS } from './review-sentences.ts';
import { averageRoundedUp, composeOpinions } from './reviews.ts';

/** The content of a new shop. The accounts' passwords are not hashed yet. */
export interface Seed {
  products: (typeof products.$inferInsert)[];
  reviews: (typeof reviews.$inferInsert)[];
  reviewers: (typeof users.$inferInsert)[];
  accounts: (Account & { id: string; mobile: string; createdAt: Date })[];
}

/** Creation time of the first account: before the first product. */
const OPENED = Date.UTC(2024, 11, 2, 4, 30) / 1000;
const DAY = 24 * 60 * 60;

/** Composes the same seed every time, ids included, so that links and screenshots stay valid. */
export function buildSeed(): Seed {
  const random = createRandom(20_250_106);
  const person = (place: number) => {
    const joined = OPENED + place * 3_600;
    return {
      id: composeObjectId(joined, random.hex(16)),
      mobile: `9${random.between(100_000_000, 999_999_999)}`,
      createdAt: new Date(joined * 1000),
    };
  };
  const accounts = ACCOUNTS.map((account, place) => ({ ...person(place), ...account }));
  const reviewers = REVIEWERS.map((name, place) => ({
    ...person(ACCOUNTS.length + place),
    name,
    // Security: the domain is reserved for documentation, so no stranger receives mail.
    email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
    passwordHash: UNUSABLE_PASSWORD_HASH,
    role: 'user' as const,
  }));

  const seed: Seed = { products: [], reviews: [], reviewers, accounts };
  for (const { row, addedAt, topic } of composeProducts(random)) {
    const opinions = composeOpinions(topic, random);
    const authors = random.shuffle(reviewers);
    let writtenAt = addedAt;
    for (const [place, opinion] of opinions.entries()) {
      const author = authors[place];
      if (!author) throw new Error('There are more reviews of a product than there are reviewers');
      writtenAt += random.between(DAY, 9 * DAY);
      const id = composeObjectId(writtenAt, random.hex(16));
      seed.reviews.push({ id, productId: row.id, userId: author.id, name: author.name, ...opinion });
    }
    const ratings = averageRoundedUp(opinions.map(({ rating }) => rating));
    seed.products.push({ ...row, ratings, numOfReviews: opinions.length });
  }
  return seed;
}
