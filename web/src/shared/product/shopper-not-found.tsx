import type { ReactNode } from 'react';
import { NotFoundView } from '../../ui/views/not-found-view.tsx';
import { CategoryLinks, ExploreLink } from './product-links.tsx';

/** 'Page not found' with ways on: the list, the categories, and what stands below. */
export function ShopperNotFound({ children }: { children?: ReactNode }) {
  return (
    <NotFoundView
      ways={
        <>
          <ExploreLink beside />
          <CategoryLinks />
        </>
      }
    >
      {children}
    </NotFoundView>
  );
}
