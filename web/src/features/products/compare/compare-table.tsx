import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ComparedProductFragment } from '../../../generated/products-compare.ts';
import { useText } from '../../../lib/language/language.tsx';
import { productPath } from '../../../lib/paths.ts';
import { productText } from '../../../shared/product/messages.ts';
import { Price } from '../../../shared/product/price.tsx';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import buttons from '../../../ui/buttons.module.css';
import layout from '../../../ui/layout.module.css';
import { Stars } from '../../../ui/stars.tsx';
import { once } from '../../../lib/one-intent.ts';
import { useAddToCart } from '../detail/buy/use-add-to-cart.ts';
import { detailText } from '../detail/messages.ts';
import classes from './compare-table.module.css';
import { FEWEST_COMPARED, MOST_COMPARED, removeFromComparison } from '../../../shared/comparison/compared-ids.ts';
import { useClearComparison } from '../../../shared/comparison/use-comparison.ts';
import { factsText } from '../facts/messages.ts';
import { kindOf } from '../facts/kind-of.ts';
import { TITLE_FACTS, titleFacts } from '../facts/title-facts.ts';
import { AddProduct } from './add-product.tsx';
import { compareText } from './messages.ts';
import { PassingNames } from './passing-names.tsx';

const FIT_A_PHONE = 2;

interface Row {
  name: string;
  /** What is compared. */
  value: (product: ComparedProductFragment) => number | string | null;
  cell: (product: ComparedProductFragment) => ReactNode;
  /** Which value is the better one, and what is said of it. */
  best?: { of: 'min' | 'max'; text: string };
}

/** A column for each product, with a mark at what is the same. It scrolls within its own box, which the keyboard can reach. */
export function CompareTable(props: {
  products: readonly ComparedProductFragment[];
  /** Takes the focus when the last product goes. */
  onEmpty: () => void;
}) {
  const { products, onEmpty } = props;
  const t = useText(compareText);
  const shared = useText(productText);
  const said = useText(factsText);
  const clear = useClearComparison();
  const captionId = useId();
  const names = useRef<HTMLDivElement>(null);
  const [head, setHead] = useState<Element | null>(null);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  // A phone's price is not lower than a radio's in a way that helps to choose.
  const ofOneKind = new Set(products.map(({ title }) => kindOf(title))).size === 1;
  const facts: Row[] = [
    {
      name: t.price,
      value: ({ discountPrice }) => discountPrice,
      cell: (product) => <Price {...product} />,
      best: { of: 'min', text: t.cheapest },
    },
    {
      name: t.rating,
      value: ({ rating }) => rating,
      cell: ({ rating, reviewCount }) => (
        <span className={classes.rating}>
          <Stars rating={rating} label={reviewCount === 0 ? shared.noReviews : undefined} />
          <small>
            {reviewCount > 0 && <span aria-hidden="true">{rating.toFixed(1)} · </span>}
            {shared.reviews(reviewCount)}
          </small>
        </span>
      ),
      best: { of: 'max', text: t.bestRated },
    },
    { name: t.brand, value: ({ brand }) => brand, cell: ({ brand }) => brand ?? t.unknown },
    {
      name: t.category,
      value: ({ category }) => category,
      cell: ({ category }) => (category ? shared.category(category) : t.unknown),
    },
    ...TITLE_FACTS.map((fact) => ({
      name: said.names[fact],
      value: ({ title }: ComparedProductFragment) => titleFacts(title)[fact] ?? null,
      cell: ({ title }: ComparedProductFragment) => titleFacts(title)[fact] ?? said.notSaid,
    })),
    {
      name: t.inStock,
      value: ({ stock }) => Math.max(0, stock),
      cell: ({ stock }) => (stock > 0 ? stock : shared.outOfStock),
    },
  ];
  const rows = facts.flatMap((row) => {
    const values = products.map(row.value);
    // What one product alone says compares nothing.
    if (values.filter((value) => value !== null).length < Math.min(FEWEST_COMPARED, products.length)) return [];
    const differs = new Set(values).size > 1;
    return {
      ...row,
      differs,
      isSame: !differs && products.length > 1,
      bestValue: ofOneKind && differs && row.best && Math[row.best.of](...values.map(Number)),
    };
  });
  const shown = rows.filter(({ differs }) => differs || !onlyDifferences);
  const remove = (id: string): void => {
    // Its own button goes away.
    const index = products.findIndex((product) => product.id === id);
    const buttonsOf = [...(head?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    const next = buttonsOf[index + 1] ?? buttonsOf[index - 1];
    if (next) next.focus();
    else onEmpty();
    removeFromComparison(id);
  };
  return (
    <>
      {products.length > 1 && (
        <div className={classes.tools}>
          <label className={classes.only}>
            <input
              type="checkbox"
              role="switch"
              checked={onlyDifferences}
              onChange={({ currentTarget }) => setOnlyDifferences(currentTarget.checked)}
            />
            {t.onlyDifferences}
          </label>
          <button type="button" className={buttons.quiet} onClick={clear}>
            {t.clearAll}
          </button>
        </div>
      )}
      {!ofOneKind && <p className={classes.hint}>{t.differentKinds}</p>}
      {products.length > FIT_A_PHONE && <p className={classes.scroll}>{t.scroll(products.length)}</p>}
      <div className={classes.sides} data-products={products.length}>
        <div className={classes.whole}>
          <PassingNames head={head} strip={names} products={products} />
          <div
            className={classes.box}
            role="region"
            aria-labelledby={captionId}
            tabIndex={0}
            onScroll={({ currentTarget: { scrollLeft } }) => {
              if (names.current) names.current.scrollLeft = scrollLeft;
            }}
          >
            <table className={classes.table}>
              <caption id={captionId} className={layout.hidden}>
                {t.table}
              </caption>
              <thead ref={setHead}>
                <tr>
                  <th scope="col">
                    <span className={classes.name}>{t.product}</span>
                  </th>
                  {products.map((product) => (
                    <th key={product.id} scope="col">
                      <Product product={product} onRemove={() => remove(product.id)} />
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {shown.map(({ name, value, cell, isSame, best, bestValue }) => (
                  <tr key={name}>
                    <th scope="row">
                      <span className={classes.name}>
                        {name}
                        {isSame && ' '}
                        {isSame && <span className={classes.same}>{t.same}</span>}
                      </span>
                    </th>
                    {products.map((product) => {
                      const isBest = value(product) === bestValue;
                      return (
                        <td key={product.id} className={isBest ? classes.best : undefined}>
                          {cell(product)}
                          {isBest && <span className={classes.mark}>{best?.text}</span>}
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
        {products.length < MOST_COMPARED && <AddProduct alone={products.length < FEWEST_COMPARED} />}
      </div>
      {shown.length === 0 && (
        <p role="status" className={classes.alike}>
          {t.alike}
        </p>
      )}
    </>
  );
}

function Product(props: { product: ComparedProductFragment; onRemove: () => void }) {
  const { id, title, image, stock } = props.product;
  const t = useText(compareText);
  const buying = useText(detailText);
  const addToCart = useAddToCart({ id, title });
  return (
    <div className={classes.product}>
      <ProductPicture src={image} alt="" sizes="240px" />
      <Link to={productPath(id)}>{title}</Link>
      {stock > 0 ? (
        <button type="button" {...once} className={buttons.primary} onClick={() => void addToCart()}>
          {buying.addToCart} <span className={layout.hidden}>{title}</span>
        </button>
      ) : (
        <button type="button" className={buttons.primary} disabled>
          {buying.outOfStock} <span className={layout.hidden}>{title}</span>
        </button>
      )}
      <button
        type="button"
        {...once}
        data-remove
        className={classes.remove}
        aria-label={`${t.remove} ${t.removeOf(title)}`}
        title={t.remove}
        onClick={props.onRemove}
      >
        <IconX size={20} aria-hidden />
      </button>
    </div>
  );
}
