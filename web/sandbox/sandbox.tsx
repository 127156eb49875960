import type { GraphiQLPlugin } from '@graphiql/react';
import { useGraphiQL } from '@graphiql/react';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { useEffect } from 'react';
import { ExamplesPanel } from './examples-panel.tsx';
import { ExamplesIcon, SimulationIcon } from './icons.tsx';
import classes from './sandbox.module.css';
import { send } from './send.ts';
import { SessionBar } from './session-bar.tsx';
import { settings } from './settings.ts';
import { SimulationPanel } from './simulation-panel.tsx';

const EXAMPLES: GraphiQLPlugin = { title: 'Examples', icon: ExamplesIcon, content: ExamplesPanel };
const SIMULATION: GraphiQLPlugin = { title: 'Faults and delays', icon: SimulationIcon, content: SimulationPanel };
const PLUGINS = [EXAMPLES, HISTORY_PLUGIN, ...(settings.errorCodes.length > 0 ? [SIMULATION] : [])];

/** Lines of at most 34 characters: the narrowest editor cuts longer ones. */
const WELCOME = `# All that can be asked is under
# "Show Documentation Explorer",
# an operation for each under
# "Show Examples".
# Ctrl-Space completes,
# Ctrl-Enter runs.
query Products {
  products(filter: { brands: ["Apple"] }, sort: PRICE_ASC, pageSize: 5) {
    items {
      id
      title
      discountPrice
      rating
      availability
    }
    pageInfo {
      page
      totalPages
      hasNextPage
    }
  }
}
`;

const FITS_EXAMPLES = matchMedia('(min-width: 900px)').matches;

export function Sandbox() {
  return (
    <>
      <SessionBar />
      <main className={classes.editors}>
        <GraphiQL
          fetcher={({ query, variables, operationName }, options) =>
            send({ query, variables: variables as unknown, operationName }, options?.headers)
          }
          plugins={PLUGINS}
          {...(FITS_EXAMPLES && { visiblePlugin: EXAMPLES })}
          defaultQuery={WELCOME}
          defaultEditorToolsVisibility="variables"
          defaultTheme={shopTheme()}
          inputValueDeprecation
          shouldPersistHeaders={false}
        >
          <GraphiQL.Logo>
            <ThemeSync />
          </GraphiQL.Logo>
          <GraphiQL.Footer>
            <AnswerHint />
          </GraphiQL.Footer>
        </GraphiQL>
      </main>
    </>
  );
}

/** Stands where the answer will be. */
function AnswerHint() {
  const isEmpty = useGraphiQL(({ tabs, activeTabIndex, isFetching }) => !tabs[activeTabIndex]?.response && !isFetching);
  return isEmpty ? <p className={classes.hint}>Run the query to see its answer</p> : null;
}

/** Applies GraphiQL's theme setting to the shop's own elements on this page. */
function ThemeSync() {
  const theme = useGraphiQL((state) => state.theme);
  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const follow = (): void => {
      document.documentElement.dataset['mantineColorScheme'] = theme ?? (system.matches ? 'dark' : 'light');
    };
    follow();
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, [theme]);
  return null;
}

function shopTheme(): 'light' | 'dark' | null {
  const chosen = localStorage.getItem('mantine-color-scheme-value');
  return chosen === 'light' || chosen === 'dark' ? chosen : null;
}
