import IconBack from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import type { ReactNode } from 'react';
import buttons from '../../../ui/buttons.module.css';
import layout from '../../../ui/layout.module.css';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useBackToList } from '../from-list.ts';
import classes from './product-form.module.css';

/** What a product's form stands in: the way back, and the heading. */
export function FormFrame({ heading, children }: { heading: string; children: ReactNode }) {
  const back = useBackToList();
  return (
    <div className={`${layout.container} ${layout.page} ${classes.page}`}>
      <PageTitle title="ADMIN" />
      <button type="button" className={`${buttons.quiet} ${classes.back}`} onClick={() => void back()}>
        <IconBack size={20} aria-hidden />
        Back to Admin
      </button>
      <h1>{heading}</h1>
      {children}
    </div>
  );
}
