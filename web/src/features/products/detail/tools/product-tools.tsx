import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import buttons from '../../../../ui/buttons.module.css';
import layout from '../../../../ui/layout.module.css';
import { paths } from '../../../../lib/paths.ts';
import { scrollIntoSight } from './scroll-into-sight.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { FEWEST_COMPARED } from '../../../../shared/comparison/compared-ids.ts';
import { comparisonText } from '../../../../shared/comparison/messages.ts';
import { useComparison } from '../../../../shared/comparison/use-comparison.ts';
import classes from './product-tools.module.css';
import { ShareButton } from './share-button.tsx';

/** Comparing and sharing. */
export function ProductTools({ id, title }: { id: string; title: string }) {
  const t = useText(comparisonText);
  const { compared, isCompared, toggle } = useComparison(id);
  const Icon = isCompared ? IconCheck : IconScale;
  const tools = useRef<HTMLDivElement>(null);
  const press = (): void => {
    flushSync(toggle);
    // A phone has the way on in a line of its own, which would be below its bar.
    scrollIntoSight(tools.current);
  };
  return (
    <div ref={tools} className={`${classes.tools} ${layout.scripted}`}>
      <button
        type="button"
        className={`${buttons.secondary} ${classes.toggle}`}
        aria-pressed={isCompared}
        onClick={press}
      >
        <Icon size={20} aria-hidden />
        {t.compare}
      </button>
      <ShareButton id={id} title={title} />
      {compared.length < FEWEST_COMPARED ? (
        isCompared && (
          <Link to={paths.products} className={buttons.quiet}>
            {t.oneMore}
          </Link>
        )
      ) : (
        <Link to={paths.compare} className={buttons.quiet}>
          {t.see(compared.length)}
        </Link>
      )}
    </div>
  );
}
