import type { Shop } from '../../support/servers/shop.ts';

export interface ProductNow {
  id: string;
  title: string;
  image: string | null;
  discountPrice: number;
  stock: number;
}

/** The catalogue as the gateway has it now. */
export async function productsNow(shop: Pick<Shop, 'as'>, filter: object = {}): Promise<ProductNow[]> {
  const admin = await shop.as('admin');
  const { data } = await admin.query<{ catalogue: { rows: ProductNow[] } }>(
    `query ($filter: CatalogueFilter) {
      catalogue(filter: $filter, limit: 500) { rows { id title image discountPrice stock } }
    }`,
    { filter },
  );
  return data.catalogue.rows;
}
