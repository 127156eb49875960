import { Link } from 'react-router-dom';
import { formatPrice, type CATEGORIES } from '../../../../../schema/shop.ts';
import type { PicturedProductFragment } from '../../../generated/products-home.ts';
import { cutText } from '../../../lib/cut-text.ts';
import { useText } from '../../../lib/language/language.tsx';
import { categoryPath, productPath } from '../../../lib/paths.ts';
import { rememberHomeCategory } from '../../../shared/product/home-category.ts';
import { CARD_TITLE_CUT } from '../../../shared/product/product-card.tsx';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import classes from './hero-slide.module.css';
import { homeText } from './messages.ts';

/** A slide shows pictures of its category's products, and the first product's name and price. */
export interface Slide {
  category: (typeof CATEGORIES)[number];
  texts: 'electronics' | 'accessories' | 'clothing';
  /** The background, a class of hero-slide.module.css. */
  background: 'peacock' | 'marigold' | 'ink';
}

/** Of the largest of the three (hero-slide.module.css). */
const SIZES = '(min-width: 768px) min(20.5vw, 260px), min(39vw, 170px)';

export function HeroSlide(props: { slide: Slide; products: PicturedProductFragment[]; priority: boolean }) {
  const { slide, products, priority } = props;
  const t = useText(homeText)[slide.texts];
  const [shown] = products;
  return (
    <div className={`${classes.slide} ${classes[slide.background]}`}>
      <div className={classes.words}>
        <p className={classes.eyebrow}>{t.eyebrow}</p>
        <h2>{t.heading}</h2>
        <p className={classes.text}>{t.text}</p>
        <Link
          viewTransition
          to={categoryPath(slide.category)}
          className={classes.cta}
          onClick={() => rememberHomeCategory(slide.category)}
        >
          {t.shop}
        </Link>
      </div>
      <div className={classes.art}>
        {products.map(({ id, image }) => (
          <ProductPicture key={id} src={image} alt="" sizes={SIZES} priority={priority} className={classes.picture} />
        ))}
        {shown && (
          <Link viewTransition to={productPath(shown.id)} className={classes.product}>
            <span>{cutText(shown.title, CARD_TITLE_CUT)}</span>
            {shown.hasPrice && <strong>{formatPrice(shown.discountPrice)}</strong>}
          </Link>
        )}
      </div>
    </div>
  );
}
