import { ADMIN_TOTAL_MESSAGES } from '../../schema/shop.ts';
import type {
  CreateProductCode,
  DeleteProductCode,
  MutationCreateProductArgs,
  MutationDeleteProductArgs,
  MutationUpdateProductArgs,
  ProductChanges,
  UpdateProductCode,
} from '../generated/resolvers.ts';
import { refuseIf } from '../input.ts';
import type { MockResolvers, Outcome } from './mock-resolvers.ts';
import type { MockShop, ProductRow } from './mock-store.ts';

const MAX_TITLE = 200;
const NOT_FOUND = { code: 'NOT_FOUND', message: 'Product not found' } as const;

/** Keeping the catalogue. */
export function productsAdminMocks(shop: MockShop): MockResolvers {
  return {
    Query: {
      adminSummary: () => {
        const products = shop.products.all();
        const outOfStock = products.filter(({ stock }) => stock < 1).length;
        return {
          totalProducts: products.length,
          outOfStock,
          inStock: products.length - outOfStock,
          totalMessages: ADMIN_TOTAL_MESSAGES,
        };
      },
    },
    Mutation: {
      createProduct: (_root: unknown, { input }: MutationCreateProductArgs): Outcome<CreateProductCode> => {
        checkProduct(input);
        shop.products.put({ id: shop.newId(), rating: 0, ...input });
        return { code: 'CREATED', message: 'product added success' };
      },
      updateProduct: (
        _root: unknown,
        { id, changes }: MutationUpdateProductArgs,
      ): Outcome<UpdateProductCode> & { product: ProductRow | null } => {
        const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== null));
        refuseIf({ changes: Object.keys(given).length === 0 && 'Change one field at least.' });
        checkProduct(changes);
        if (!shop.products.find(id)) return { ...NOT_FOUND, product: null };
        const product = shop.products.put({ id, ...given });
        return { code: 'UPDATED', message: 'Product updated successfully', product };
      },
      deleteProduct: (
        _root: unknown,
        { id }: MutationDeleteProductArgs,
      ): Outcome<DeleteProductCode> & { id: string } => {
        if (!shop.products.find(id)) return { ...NOT_FOUND, id };
        shop.products.remove(id);
        return { code: 'DELETED', message: 'Product deleted success', id };
      },
    },
  };
}

function checkProduct({ title, discountPrice, originalPrice, stock }: ProductChanges): void {
  const length = title?.trim().length ?? 1;
  refuseIf({
    title: (length < 1 || length > MAX_TITLE) && `The title must have 1 to ${MAX_TITLE} characters.`,
    originalPrice: (originalPrice ?? 0) < 0 && 'The original price must be 0 or more.',
    discountPrice:
      (discountPrice ?? 0) < 0
        ? 'The discount price must be 0 or more.'
        : (discountPrice ?? 0) > (originalPrice ?? Infinity) && 'The discount price can’t be above the original price.',
    stock: (stock ?? 0) < 0 && 'The stock must be 0 or more.',
  });
}
