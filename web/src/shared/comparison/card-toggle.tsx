import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import { useText } from '../../lib/language/language.tsx';
import classes from './card-toggle.module.css';
import { comparisonText } from './messages.ts';
import { useComparison } from './use-comparison.ts';

/** Adds the product of a card to the comparison, or removes it. */
export function CardToggle({ id, title }: { id: string; title: string }) {
  const t = useText(comparisonText);
  const { isCompared, toggle } = useComparison(id);
  const Icon = isCompared ? IconCheck : IconScale;
  return (
    <button
      type="button"
      className={classes.toggle}
      aria-pressed={isCompared}
      aria-label={t.compareOf(title)}
      title={t.compare}
      onClick={toggle}
    >
      <Icon size={20} aria-hidden />
    </button>
  );
}
