import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs';
import IconBookmarks from '@tabler/icons-react/dist/esm/icons/IconBookmarks.mjs';
import type { GraphiQLPlugin } from '@graphiql/react';
import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ExamplesPanel } from './examples/examples-panel.tsx';
import { FirstSteps } from './examples/first-steps.tsx';
import { answerToUnfilled } from './examples/unfilled.ts';
import { isPhone, showEditors, useDocsSearchName, useTabFocus } from './layout.ts';
import { PhoneTabs } from './narrow/phone-tabs.tsx';
import classes from './sandbox.module.css';
import { send } from './send.ts';
import { SessionBar } from './session-bar.tsx';
import { settings } from './settings.ts';
import { SimulationPanel } from './simulation-panel.tsx';
import { StatusLine } from './examples/status-line.tsx';
import { useLateVariables, useLinkedExample } from './examples/use-open-example.ts';

const EXAMPLES: GraphiQLPlugin = {
  title: 'Examples',
  icon: () => <IconBookmarks aria-hidden />,
  content: ExamplesPanel,
};
const SIMULATION: GraphiQLPlugin = {
  title: 'Faults and delays',
  icon: () => <IconBolt aria-hidden />,
  content: SimulationPanel,
};
const PLUGINS = [EXAMPLES, HISTORY_PLUGIN, ...(settings.errorCodes.length > 0 ? [SIMULATION] : [])];

/** Short lines, for the narrowest editor. */
const WELCOME = `query FirstLook {
  products(
    filter: { brands: ["Apple"] }
    sort: PRICE_ASC
    pageSize: 5
  ) {
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

export function Sandbox() {
  const [tabsPlace, setTabsPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <SessionBar />
      <main className={classes.editors}>
        <div ref={setTabsPlace} />
        <GraphiQL
          fetcher={({ query, variables, operationName }, options) => {
            const operation = { query, variables: variables as unknown, operationName };
            return answerToUnfilled(operation) ?? send(operation, options?.headers);
          }}
          plugins={PLUGINS}
          {...(!isPhone() && { visiblePlugin: EXAMPLES })}
          defaultQuery={WELCOME}
          defaultEditorToolsVisibility="variables"
          defaultTheme={shopTheme()}
          inputValueDeprecation
          shouldPersistHeaders={false}
        >
          <GraphiQL.Logo>
            <ThemeSync />
            <EditorSetup />
            {tabsPlace && createPortal(<PhoneTabs examples={EXAMPLES} />, tabsPlace)}
          </GraphiQL.Logo>
          <GraphiQL.Footer>
            <AnswerPlace />
          </GraphiQL.Footer>
        </GraphiQL>
      </main>
      <StatusLine />
    </>
  );
}

/** Holds the first steps until there is an answer, and shows a phone the answer when an operation runs. */
function AnswerPlace() {
  const isFetching = useGraphiQL((state) => state.isFetching);
  const isAnswered = useGraphiQL(({ tabs, activeTabIndex }) => Boolean(tabs[activeTabIndex]?.response));
  const isFirstTab = useGraphiQL(({ tabs }) => tabs.length === 1);
  useEffect(() => {
    if (!isFetching || !isPhone()) return;
    showEditors('answer');
    // The button that had it is out of sight.
    document.querySelector<HTMLElement>('.result-window')?.focus();
  }, [isFetching]);
  return !isAnswered && !isFetching && <FirstSteps isFirstTab={isFirstTab} />;
}

/** A dash or a rupee sign is nothing to warn of. */
const PLAIN_TEXT = { ambiguousCharacters: false, invisibleCharacters: false, nonBasicASCII: false };

/** For narrow windows: lines wrap, and hints may be wider than the editor. */
function EditorSetup() {
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const headerEditor = useGraphiQL((state) => state.headerEditor);
  const responseEditor = useGraphiQL((state) => state.responseEditor);
  useEffect(() => {
    for (const editor of [queryEditor, variableEditor])
      editor?.updateOptions({ wordWrap: 'on', wrappingIndent: 'indent', fixedOverflowWidgets: true });
  }, [queryEditor, variableEditor]);
  useEffect(() => {
    for (const editor of [queryEditor, variableEditor, headerEditor, responseEditor])
      editor?.updateOptions({ unicodeHighlight: PLAIN_TEXT });
  }, [queryEditor, variableEditor, headerEditor, responseEditor]);
  const panel = useGraphiQL((state) => state.visiblePlugin);
  // All panels scroll in the same place.
  useEffect(() => {
    document.querySelector('.graphiql-plugin')?.scrollTo(0, 0);
  }, [panel]);
  useDocsSearchName();
  useTabFocus();
  useLateVariables();
  useLinkedExample();
  return null;
}

/** Applies GraphiQL's theme setting to the shop's own elements on this page, and a change of the system's to its editors. */
function ThemeSync() {
  const theme = useGraphiQL((state) => state.theme);
  const { setTheme } = useGraphiQLActions();
  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const follow = (): void => {
      document.documentElement.dataset['mantineColorScheme'] = theme ?? (system.matches ? 'dark' : 'light');
    };
    // GraphiQL reads the system's only when its theme is set.
    const followSystem = (): void => {
      setTheme(theme);
      follow();
    };
    follow();
    system.addEventListener('change', followSystem);
    return () => system.removeEventListener('change', followSystem);
  }, [theme, setTheme]);
  return null;
}

function shopTheme(): 'light' | 'dark' | null {
  const chosen = localStorage.getItem('mantine-color-scheme-value');
  return chosen === 'light' || chosen === 'dark' ? chosen : null;
}
