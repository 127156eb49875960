import { NotFoundView, type NotFound } from '../../ui/views/not-found-view.tsx';
import { ShopLinks } from './product-links.tsx';

/** 'Page not found' with ways on: the list, the categories, and what stands below. */
export const ShopperNotFound = (props: NotFound) => <NotFoundView {...props} ways={<ShopLinks />} />;
