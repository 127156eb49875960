import { NotFoundView, type NotFound } from '../../ui/views/not-found-view.tsx';
import { CategoryLinks, ExploreLink } from './product-links.tsx';

/** 'Page not found' with ways on: the list, the categories, and what stands below. */
export function ShopperNotFound(props: NotFound) {
  return (
    <NotFoundView
      {...props}
      ways={
        <>
          <ExploreLink beside />
          <CategoryLinks />
        </>
      }
    />
  );
}
