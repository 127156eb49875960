import { useGraphiQL, useGraphiQLActions, type GraphiQLPlugin } from '@graphiql/react';
import { openExamples, showEditors, useShownEditors, type Editors } from '../layout.ts';
import classes from './phone-tabs.module.css';

const EDITORS = [
  ['query', 'Query'],
  ['answer', 'Answer'],
] as const;

/** For phones, which have room for one of the three. Other panels are opened as everywhere. */
export function PhoneTabs({ examples }: { examples: GraphiQLPlugin }) {
  const actions = useGraphiQLActions();
  const panel = useGraphiQL((state) => state.visiblePlugin);
  const editors = useShownEditors();
  const show = (wanted: Editors): void => {
    actions.setVisiblePlugin(null);
    showEditors(wanted);
  };
  return (
    <div role="group" aria-label="Show" className={classes.tabs}>
      <button type="button" className={classes.tab} aria-pressed={panel === examples} onClick={openExamples}>
        Examples
      </button>
      {EDITORS.map(([wanted, name]) => (
        <button
          key={wanted}
          type="button"
          className={classes.tab}
          aria-pressed={!panel && editors === wanted}
          onClick={() => show(wanted)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
