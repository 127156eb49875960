import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Link } from 'react-router-dom';
import { useText } from '../../../lib/language/language.tsx';
import { paths } from '../../../lib/paths.ts';
import classes from './add-product.module.css';
import { compareText } from './messages.ts';

/** In the place of the products that are not chosen yet. `alone`: the one product has nothing to differ from. */
export function AddProduct({ alone }: { alone: boolean }) {
  const t = useText(compareText);
  return (
    <Link to={paths.products} className={classes.add}>
      <IconPlus size={28} aria-hidden />
      {t.add}
      {alone && <small>{t.oneMore}</small>}
    </Link>
  );
}
