import { generatePath } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

export const adminProductPath = (id: string): string => generatePath(paths.adminProduct, { id });

/** The form of a product, in the area of admins or super admins. */
export const productFormPath = (id: string, isAdmin: boolean): string =>
  isAdmin ? adminProductPath(id) : generatePath(paths.superAdminProduct, { id });

export const newProductPath = (isAdmin: boolean): string =>
  isAdmin ? paths.adminNewProduct : paths.superAdminNewProduct;
