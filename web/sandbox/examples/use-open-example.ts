import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect, useRef } from 'react';
import type { ExampleAccount, ExampleShop } from '../../../schema/examples/example-shop.ts';
import type { Example } from '../../../schema/examples/examples.ts';
import { EXAMPLE_VARIABLES } from '../../../schema/examples/variables.ts';
import { currentUser, useSessionUser } from '../../src/session/session-user.ts';
import { COLLECTION } from './collection.ts';
import { tellStatus, useExampleStatus, type ExampleStatus } from './example-status.ts';
import { focusRunButton, isPhone } from '../layout.ts';
import { mayDo, roleName } from '../roles.ts';
import { ask } from '../send.ts';
import { settings } from '../settings.ts';

const PLACEHOLDER_ACCOUNT: ExampleAccount = { email: 'shopper@example.com', password: '' };
const NO_VARIABLES = '{}';

/** Returns a function that opens an example in a new tab; null while the editors load. */
export function useOpenExample(): ((example: Example) => Promise<void>) | null {
  const actions = useGraphiQLActions();
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);

  if (!queryEditor || !variableEditor) return null;
  return async (example) => {
    tellStatus({ text: `${example.name} is being opened ...`, waiting: null });
    const { variables, ...status } = await prepare(example);
    if (queryEditor.getValue().trim() !== '') actions.addTab();
    queryEditor.setValue(example.document);
    // The editor sets the name with a delay; until then it would run the previous operation.
    actions.setOperationName(example.name);
    variableEditor.setValue(variables);
    tellStatus(status);
    if (!isPhone()) return queryEditor.focus();
    actions.setVisiblePlugin(null);
    focusRunButton();
  };
}

/** Opens the example that a link names (`/sandbox?example=PlaceOrder`), once: a reload keeps the tabs as they are. */
export function useLinkedExample(): void {
  const open = useOpenExample();
  const isOpened = useRef(false);
  useEffect(() => {
    if (!open || isOpened.current) return;
    isOpened.current = true;
    const named = new URLSearchParams(location.search).get('example');
    const example = COLLECTION.find(({ name }) => name === named);
    if (named !== null) history.replaceState(null, '', location.pathname);
    if (example) void open(example);
  }, [open]);
}

/** Gives an example that was opened in too low a role its variables, as soon as the role is right. */
export function useLateVariables(): void {
  const { waiting } = useExampleStatus();
  const role = useSessionUser()?.role ?? null;
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const openName = useOpenName();

  useEffect(() => {
    if (!waiting || !variableEditor || openName !== waiting.name || !mayDo(role, waiting.role)) return;
    let isCurrent = true;
    void prepare(waiting).then(({ variables, ...status }) => {
      if (!isCurrent) return;
      if (variableEditor.getValue() === NO_VARIABLES) variableEditor.setValue(variables);
      tellStatus(status);
    });
    return () => {
      isCurrent = false;
    };
  }, [waiting, role, variableEditor, openName]);
}

/** The name of the operation in the open tab. */
export function useOpenName(): string | null {
  return useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]?.operationName ?? null);
}

async function prepare(example: Example): Promise<ExampleStatus & { variables: string }> {
  const { name, role } = example;
  const user = currentUser();
  const findVariables = EXAMPLE_VARIABLES[name];
  const variables = findVariables ? NO_VARIABLES : '';
  const here = `${name} is in the editor`;
  if (role && !mayDo(user?.role ?? null, role))
    return { variables, text: `${here}. It needs the role ${roleName(role)}.`, waiting: example };
  if (!findVariables) return { variables, text: `${here}.`, waiting: null };

  const [first] = settings.accounts;
  const account = settings.accounts.find(({ email }) => email === user?.email) ?? first ?? PLACEHOLDER_ACCOUNT;
  const { email, password } = account;
  const shop: ExampleShop = { ask, account: { email, password }, made: [] };
  try {
    const found = await findVariables(shop);
    const text = [`${here}, with variables.`, ...shop.made].join(' ');
    return { variables: JSON.stringify(found, null, 2), text, waiting: null };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { variables, text: `${here}; its variables could not be found: ${reason}`, waiting: null };
  }
}
