// Sums are in whole paise (1/100 rupee), because sums of fractions have rounding errors.
const paise = (amount: number): number => Math.round(amount * 100);

/** In rupees. */
export const lineTotal = (price: number, quantity: number): number => (paise(price) * quantity) / 100;

/** Of amounts in rupees, in rupees. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + paise(amount), 0) / 100;
