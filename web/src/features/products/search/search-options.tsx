import IconArrow from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { userMessage } from '../../../apollo/user-message.ts';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import type { useListbox } from '../../../lib/use-listbox.ts';
import classes from './search-box.module.css';
import type { SearchResults } from './use-search-results.ts';

/** The results below the search box, and the way to all of them. */
export function SearchOptions(props: { results: SearchResults; listbox: ReturnType<typeof useListbox> }) {
  const { products } = props.results;
  const { listProps, optionProps } = props.listbox;
  return (
    <div className={classes.dropdown}>
      <ul {...listProps} aria-label="Products found">
        {products.map((product, index) => (
          <li key={product.id} {...optionProps(index)} className={classes.option}>
            <ProductPicture src={product.image} alt="" sizes="52px" className={classes.picture} />
            <span className={classes.title}>{product.title}</span>
          </li>
        ))}
        <li {...optionProps(products.length)} className={`${classes.option} ${classes.all}`}>
          <span>See All..</span>
          <IconArrow size={18} aria-hidden />
        </li>
      </ul>
      <p className={classes.state} role="status">
        {stateText(props.results)}
      </p>
    </div>
  );
}

/** What the list itself doesn't say. */
function stateText({ products, complete, error }: SearchResults): string {
  if (error) return userMessage(error);
  if (products.length > 0) return '';
  return complete ? 'No products found' : 'Searching…';
}
