import type { StaffRowFragment } from '../../../../web/src/generated/shared-catalogue.ts';

export const idOf = (n: number): string => n.toString(16).padStart(24, '0');

export const staffRow = (n: number, fields: Partial<StaffRowFragment> = {}): StaffRowFragment => ({
  id: idOf(n),
  title: `Product ${n}`,
  image: null,
  brand: 'Apple',
  category: 'Electronics',
  rating: 4,
  reviewCount: 1,
  hasPrice: true,
  discountPrice: 100,
  originalPrice: 200,
  stock: 10,
  ...fields,
});
