import { Combobox } from '@mantine/core';
import IconArrow from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { userMessage } from '../../../apollo/user-message.ts';
import { ProductPicture } from '../../../components/product-picture.tsx';
import classes from './search-box.module.css';
import type { SearchResults } from './use-search-results.ts';

/** Value of the option that leads to the whole list; no product id, since ids are not empty. */
export const SEE_ALL = '';

/** The results below the search box, and the way to all of them. */
export function SearchOptions({ text, results }: { text: string; results: SearchResults }) {
  const { products, complete, error } = results;
  return (
    <>
      <Combobox.Options aria-label="Products found">
        {products.map((product) => (
          <Combobox.Option key={product.id} value={product.id} className={classes.option}>
            <ProductPicture src={product.image} alt="" sizes="52px" className={classes.picture} />
            <span className={classes.title}>{product.title}</span>
          </Combobox.Option>
        ))}
        {text !== '' && (
          <Combobox.Option value={SEE_ALL} className={`${classes.option} ${classes.all}`}>
            <span>See All..</span>
            <IconArrow size={18} aria-hidden />
          </Combobox.Option>
        )}
      </Combobox.Options>
      <p className={classes.state} role="status">
        {stateText()}
      </p>
    </>
  );

  function stateText(): string {
    if (error) return userMessage(error);
    if (products.length > 0 || text === '') return '';
    return complete ? 'No products found' : 'Searching…';
  }
}
