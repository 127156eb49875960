import bags from './drawings/bags.webp';
import { shopName } from '../../lib/shop-name.ts';
import classes from './brand-panel.module.css';

/** Shown beside the login and sign-up forms in wide windows, and above them on tablets. */
export function BrandPanel({ line, text }: { line: string; text: string }) {
  return (
    <div className={classes.panel}>
      <div className={classes.words}>
        <img className={classes.picture} src={bags} alt="" width={256} height={256} loading="lazy" />
        <p className={classes.shop}>{shopName}</p>
        <p className={classes.line}>{line}</p>
        <p className={classes.text}>{text}</p>
      </div>
    </div>
  );
}
