/**
 * The fields of a product that staff edit, each told once. The product form, the cells of the catalogue's table, the CSV import,
 * the change of many, the gateway's input and its log line are built from this list. `schema/sdl/admin.graphql` and the
 * documents of the web app name them, too, because GraphQL needs it. In the order of the form.
 */
export const PRODUCT_FIELDS = {
  title: { label: 'Title', kind: 'line', most: 200, column: 'title', isListed: true },
  brand: { label: 'Brand', kind: 'line', most: 100, column: 'brand', isListed: true },
  category: { label: 'Category', kind: 'line', most: 100, column: 'category', isListed: true },
  description: { label: 'Description', kind: 'text', most: 5000, column: 'description' },
  discountPrice: { label: 'Price to pay (₹)', kind: 'price', column: 'price', isListed: true, inPlace: true },
  originalPrice: { label: 'Price before the discount (₹)', kind: 'price', column: 'originalPrice', isListed: true },
  stock: { label: 'Stock', kind: 'count', column: 'stock', isListed: true, inPlace: true },
  image: { label: 'Main picture', kind: 'picture', column: 'image' },
  images: { label: 'All pictures', kind: 'pictures', column: 'images' },
} as const satisfies Record<string, FieldSpec>;

interface FieldSpec {
  label: string;
  kind: keyof ValueOfKind;
  /** Characters of a text. */
  most?: number;
  /** Its head in a CSV file. */
  column: string;
  /** The rows of the staff's catalogue have it, so a file can be compared with it. */
  isListed?: true;
  /** It can be changed in its cell of the catalogue's table. */
  inPlace?: true;
}

interface ValueOfKind {
  /** One line. */
  line: string;
  /** Several lines. */
  text: string;
  /** In rupees, with at most two decimals. */
  price: number;
  /** A whole number from 0. */
  count: number;
  /** An address. */
  picture: string;
  pictures: readonly string[];
}

type Specs = typeof PRODUCT_FIELDS;

export type ProductField = keyof Specs;

type Having<Key extends string> = { [Name in ProductField]: Specs[Name] extends Record<Key, true> ? Name : never };
type OfKind<Kind> = { [Name in ProductField]: Specs[Name]['kind'] extends Kind ? Name : never };

export type ListedField = Having<'isListed'>[ProductField];
export type InPlaceField = Having<'inPlace'>[ProductField];
export type NumberField = OfKind<'price' | 'count'>[ProductField];

/** What staff say of a product, whole or in part. */
export type ProductFields = { [Name in ProductField]?: ValueOfKind[Specs[Name]['kind']] | null };

export const PRODUCT_FIELD_NAMES = Object.keys(PRODUCT_FIELDS) as ProductField[];

const having = <Name extends ProductField>(key: 'isListed' | 'inPlace'): Name[] =>
  PRODUCT_FIELD_NAMES.filter((name): name is Name => key in PRODUCT_FIELDS[name]);

export const LISTED_FIELDS = having<ListedField>('isListed');
export const IN_PLACE_FIELDS = having<InPlaceField>('inPlace');

export const isPriceField = (name: ProductField): boolean => PRODUCT_FIELDS[name].kind === 'price';

export const isNumberField = (name: ProductField): name is NumberField =>
  isPriceField(name) || PRODUCT_FIELDS[name].kind === 'count';

export const labelOf = (name: ProductField): string => PRODUCT_FIELDS[name].label;
