import type { ReactNode } from 'react';
import { NotFoundView } from '../../ui/views/not-found-view.tsx';
import { CategoryLinks } from './category-links.tsx';
import { ExploreLink } from './explore-link.tsx';

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
