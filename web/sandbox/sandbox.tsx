import { useComputedColorScheme } from '@mantine/core';
import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs';
import IconBookmarks from '@tabler/icons-react/dist/esm/icons/IconBookmarks.mjs';
import { pick, useGraphiQL, type GraphiQLPlugin } from '@graphiql/react';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { useEffect } from 'react';
import { ExamplesPanel } from './examples/examples-panel.tsx';
import { StatusLine } from './examples/status-line.tsx';
import { answerToUnfilled, isPhone, useLateVariables, useLinkedExample } from './examples/use-open-example.ts';
import { send } from './send.ts';
import { SessionBar } from './session-bar.tsx';
import { settings } from './settings.ts';
import { SimulationPanel } from './simulation-panel.tsx';

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

/** For narrow windows: lines wrap, and hints may be wider than the editor. A dash or a rupee sign is nothing to warn of. */
const EDITOR = {
  wordWrap: 'on',
  wrappingIndent: 'indent',
  fixedOverflowWidgets: true,
  unicodeHighlight: { ambiguousCharacters: false, invisibleCharacters: false, nonBasicASCII: false },
} as const;

export function Sandbox() {
  return (
    <>
      <SessionBar />
      <main>
        <GraphiQL
          fetcher={({ query, variables, operationName }, options) => {
            const operation = { query, variables: variables as unknown, operationName };
            return answerToUnfilled(operation) ?? send(operation, options?.headers);
          }}
          plugins={PLUGINS}
          {...(!isPhone() && { visiblePlugin: EXAMPLES })}
          defaultQuery={WELCOME}
          defaultEditorToolsVisibility="variables"
          forcedTheme={useComputedColorScheme()}
          inputValueDeprecation
          shouldPersistHeaders={false}
        >
          <GraphiQL.Logo>
            <EditorSetup />
          </GraphiQL.Logo>
        </GraphiQL>
      </main>
      <StatusLine />
    </>
  );
}

/** What needs GraphiQL around it, and shows nothing. */
function EditorSetup() {
  const { queryEditor, variableEditor, headerEditor, responseEditor } = useGraphiQL(
    pick('queryEditor', 'variableEditor', 'headerEditor', 'responseEditor'),
  );
  useEffect(() => {
    for (const editor of [queryEditor, variableEditor, headerEditor, responseEditor]) editor?.updateOptions(EDITOR);
  }, [queryEditor, variableEditor, headerEditor, responseEditor]);
  useLateVariables();
  useLinkedExample();
  return null;
}
