/** A product as the API's record has it. Null: the record lacks it. */
export interface IndexEntry<Item> {
  id: string;
  title: string | null;
  brand: string | null;
  category: string | null;
  originalPrice: number | null;
  discountPrice: number | null;
  rating: number; // as it is shown
  reviewCount: number;
  isSoldOut: boolean;
  item: Item; // what a search gives back
}
