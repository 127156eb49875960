import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import { Link } from 'react-router-dom';
import buttons from '../../../../ui/buttons.module.css';
import layout from '../../../../ui/layout.module.css';
import { showToast } from '../../../../ui/toast/toast.ts';
import { paths } from '../../../../lib/paths.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { addToComparison, MOST_COMPARED, removeFromComparison, useComparedIds } from '../../compare/compared-ids.ts';
import { detailText } from '../messages.ts';
import classes from './product-tools.module.css';
import { ShareButton } from './share-button.tsx';

/** Comparing and sharing. */
export function ProductTools({ id, title }: { id: string; title: string }) {
  const t = useText(detailText);
  const compared = useComparedIds();
  const isCompared = compared.includes(id);

  const toggle = (): void => {
    if (isCompared) removeFromComparison(id);
    else if (!addToComparison(id)) showToast({ kind: 'error', message: t.comparisonIsFull(MOST_COMPARED) });
  };

  return (
    <div className={`${classes.tools} ${layout.scripted}`}>
      <button
        type="button"
        className={`${buttons.secondary} ${classes.toggle}`}
        aria-pressed={isCompared}
        onClick={toggle}
      >
        <IconScale size={20} aria-hidden />
        {t.compare}
      </button>
      <ShareButton id={id} title={title} />
      {compared.length > 0 && (
        <Link to={paths.compare} className={buttons.quiet}>
          {t.comparison(compared.length)}
        </Link>
      )}
    </div>
  );
}
