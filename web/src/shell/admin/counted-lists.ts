import { paths } from '../../lib/paths.ts';

const catalogue = (filter: Record<string, string>): string =>
  `${paths.adminCatalogue}?${new URLSearchParams(filter).toString()}`;

/** Products by their stock, as the catalogue's address filters them: figures count them. */
export const LISTS = {
  all: paths.adminCatalogue,
  out: catalogue({ maxStock: '0' }),
  in: catalogue({ minStock: '1' }),
};
