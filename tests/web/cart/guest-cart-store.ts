import { productId } from '../../support/graphql/mock-schema.ts';

/** The id of a product that was deleted. */
export const GONE = 'f'.repeat(24);

/** Stores a guest's cart in the browser. */
export function keep(...lines: [number: number, quantity: number][]): void {
  const stored = lines.map(([number, quantity]) => ({ id: productId(number), quantity }));
  localStorage.setItem('guestCart', JSON.stringify(stored));
}

/** What the browser keeps for a guest. */
export const kept = () => JSON.parse(localStorage.getItem('guestCart') ?? '[]') as { id: string; quantity: number }[];
