import { Link } from 'react-router-dom';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import { categoryPath } from '../../../lib/paths.ts';
import { rememberHomeCategory } from '../home-category.ts';
import classes from './hero-slider.module.css';
import type { Slide } from './slides.ts';

/** One slide: words and a way in on the left, three of the category's products on the right. */
export function HeroSlide({ slide, pictures, priority }: { slide: Slide; pictures: string[]; priority: boolean }) {
  return (
    <div className={`${classes.slide} ${classes[slide.ground]}`}>
      <div className={classes.words}>
        <p className={classes.eyebrow}>{slide.eyebrow}</p>
        <h2>{slide.heading}</h2>
        <p className={classes.text}>{slide.text}</p>
        <Link
          to={categoryPath(slide.category)}
          className={classes.cta}
          onClick={() => rememberHomeCategory(slide.category)}
        >
          Shop {slide.eyebrow.toLowerCase()}
        </Link>
      </div>
      <div className={classes.art} aria-hidden="true">
        {pictures.map((picture) => (
          <ProductPicture
            key={picture}
            src={picture}
            alt=""
            sizes="(min-width: 992px) 26vw, 44vw"
            priority={priority}
            className={classes.picture}
          />
        ))}
      </div>
    </div>
  );
}
