import IconInStock from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconOutOfStock from '@tabler/icons-react/dist/esm/icons/IconPackageOff.mjs';
import IconProducts from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { CountCard, CountCards } from '../../../ui/table/count-card.tsx';
import buttons from '../../../ui/buttons.module.css';
import { paths } from '../../../lib/paths.ts';
import { FROM_LIST } from '../from-list.ts';
import type { Counts } from '../use-counts.ts';
import { ProductTable } from './product-table.tsx';
import classes from './products-tab.module.css';

export function ProductsTab({ counts }: { counts: Counts }) {
  const { totalProducts, outOfStock, inStock } = counts;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={classes.tab}>
      <header className={classes.header}>
        <h2 ref={heading} tabIndex={-1}>
          Products
        </h2>
        <Link to={paths.adminNewProduct} state={FROM_LIST} className={buttons.primary}>
          <IconPlus size={20} aria-hidden />
          New product
        </Link>
      </header>
      <CountCards>
        <CountCard title="Total" icon={IconProducts} count={totalProducts} tone="teal" />
        <CountCard title="Out Of Stock" icon={IconOutOfStock} count={outOfStock} tone="red" />
        <CountCard title="In Stock" icon={IconInStock} count={inStock} tone="plum" />
      </CountCards>
      {/* The focused button is removed with its row, so the focus moves to the heading. */}
      <ProductTable onDeleted={() => heading.current?.focus()} />
    </div>
  );
}
