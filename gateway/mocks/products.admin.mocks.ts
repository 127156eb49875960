import { productProblems } from '../../schema/product-rules.ts';
import { ADMIN_TOTAL_MESSAGES } from '../../schema/shop.ts';
import type {
  CreateProductCode,
  DeleteProductCode,
  MutationCreateProductArgs,
  MutationDeleteProductArgs,
  MutationUpdateProductArgs,
  UpdateProductCode,
} from '../generated/schema.ts';
import { noChangeProblem } from '../domains/input.ts';
import { refuseIf } from '../domains/input.ts';
import type { MockResolvers, Outcome } from './mock-resolvers.ts';
import type { MockShop, ProductRow } from './mock-store.ts';

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
        refuseIf(productProblems(input));
        shop.products.put({ id: shop.newId(), rating: 0, ...input });
        return { code: 'CREATED', message: 'product added success' };
      },
      updateProduct: (
        _root: unknown,
        { id, changes }: MutationUpdateProductArgs,
      ): Outcome<UpdateProductCode> & { product: ProductRow | null } => {
        const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== null));
        refuseIf({ changes: noChangeProblem(changes) });
        refuseIf(productProblems(changes));
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
