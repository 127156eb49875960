import { pictureProblem } from '../../../../../schema/limits.ts';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import classes from './product-form.module.css';

/** How the picture at a typed address looks; a placeholder as long as there is none to be had. */
export function PicturePreview(props: { address: string; alt: string; large?: boolean }) {
  const { address, alt, large = false } = props;
  const src = pictureProblem(address.trim()) === null ? address.trim() : null;
  return (
    <ProductPicture
      src={src}
      alt={alt}
      sizes={large ? '160px' : '64px'}
      className={large ? classes.largePreview : classes.preview}
    />
  );
}
