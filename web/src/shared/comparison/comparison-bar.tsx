import { useApolloClient } from '@apollo/client/react';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ProductCardFragmentDoc, type ProductCardFragment } from '../../generated/shared-product.ts';
import { useText } from '../../lib/language/language.tsx';
import { paths } from '../../lib/paths.ts';
import buttons from '../../ui/buttons.module.css';
import { ProductPicture } from '../product/product-picture.tsx';
import { FEWEST_COMPARED, MOST_COMPARED, useComparedIds } from './compared-ids.ts';
import classes from './comparison-bar.module.css';
import { comparisonText } from './messages.ts';
import { useClearComparison } from './use-comparison.ts';

/** Other screens with cards. The product's page has a link of its own, and its buttons at the bottom. */
const SHOWN_AFTER_A_CHOICE: readonly string[] = [paths.home, paths.wishlist];

/** How many products are chosen, and the way to the comparison. On the list always, elsewhere once somebody chooses a card there. */
export function ComparisonBar() {
  const t = useText(comparisonText);
  const { pathname } = useLocation();
  const ids = useComparedIds();
  const [arrival, setArrival] = useState({ pathname, ids });
  const clear = useClearComparison();
  if (arrival.pathname !== pathname) setArrival({ pathname, ids });
  const { length } = ids;
  const isChosenHere = SHOWN_AFTER_A_CHOICE.includes(pathname) && arrival.pathname === pathname && arrival.ids !== ids;
  if (length === 0 || !(pathname === paths.products || isChosenHere)) return null;
  return (
    <section className={classes.bar} aria-label={t.chosen}>
      <Pictures ids={ids} />
      <p role="status">{t.chosenOf(length, MOST_COMPARED)}</p>
      {length < FEWEST_COMPARED ? (
        <button type="button" className={buttons.secondary} disabled>
          {t.oneMore}
        </button>
      ) : (
        <Link to={paths.compare} className={buttons.primary}>
          {t.see(length)}
        </Link>
      )}
      <button type="button" className={buttons.icon} aria-label={t.clear} title={t.clear} onClick={clear}>
        <IconX size={20} aria-hidden />
      </button>
    </section>
  );
}

/** What is chosen, and how many more there is a place for. A product that no card has shown yet has an empty tile. */
function Pictures({ ids }: { ids: readonly string[] }) {
  const { cache } = useApolloClient();
  const imageOf = (id: string) =>
    cache.readFragment<ProductCardFragment>({
      fragment: ProductCardFragmentDoc,
      from: { __typename: 'Product', id },
    })?.image;
  return (
    <ul className={classes.pictures} aria-hidden="true">
      {ids.map((id) => (
        <li key={id}>
          <ProductPicture src={imageOf(id)} alt="" sizes="44px" className={classes.picture} />
        </li>
      ))}
      {Array.from({ length: MOST_COMPARED - ids.length }, (_, place) => (
        <li key={place} className={classes.free} />
      ))}
    </ul>
  );
}
