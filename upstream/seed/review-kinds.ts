/** What a product is to the people who review it. */
export type ReviewKind =
  'computer' | 'device' | 'audio' | 'peripheral' | 'protection' | 'bag' | 'shoe' | 'garment' | 'finishing';

/** Sentences that reviews are put together from, by how pleased the writer is. Each must stand on its own. */
export interface Sentences {
  pleased: string[];
  mixed: string[];
  cross: string[];
}
