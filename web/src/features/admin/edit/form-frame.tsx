import IconBack from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../lib/language/language.tsx';
import { productPath } from '../../../lib/paths.ts';
import { currentUser } from '../../../session/session-user.ts';
import { useBackToList, useIsFromCatalogue } from '../../../shell/admin/from-list.ts';
import frame from '../../../shell/admin/staff-frame.module.css';
import buttons from '../../../ui/buttons.module.css';
import layout from '../../../ui/layout.module.css';
import { PageTitle } from '../../../ui/page-title.tsx';
import { adminText } from '../messages.ts';
import classes from './product-form.module.css';

/** The page around the product form: back button and heading. `product`: it is in the shop already. */
export function FormFrame(props: { heading: string; product?: { id: string; title: string }; children: ReactNode }) {
  const t = useText(adminText);
  const { heading, product, children } = props;
  const back = useBackToList();
  const isAdmin = currentUser()?.role === 'ADMIN';
  const area = isAdmin ? t.back : t.backToSuper;
  const words = useIsFromCatalogue() ? t.backToCatalogue : area;
  return (
    <div className={`${frame.frame} ${classes.page}`}>
      <PageTitle title={isAdmin ? t.title : t.superTitle} />
      <div className={classes.ways}>
        <button type="button" className={`${buttons.quiet} ${classes.back}`} title={words} onClick={() => void back()}>
          <IconBack size={20} aria-hidden />
          <span className={layout.hiddenOnPhone}>{words}</span>
        </button>
        <h1>{heading}</h1>
      </div>
      {product && (
        <p className={classes.which}>
          <span>{product.title}</span> <Link to={productPath(product.id)}>{t.viewInShop}</Link>
        </p>
      )}
      {children}
    </div>
  );
}
