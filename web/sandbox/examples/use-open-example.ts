import { useReactiveVar } from '@apollo/client/react';
import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { GraphQLError, type ExecutionResult } from 'graphql';
import { useEffect, useRef } from 'react';
import type { ExampleAccount, ExampleShop } from '../../../schema/examples/example-shop.ts';
import type { Example } from '../../../schema/examples/examples.ts';
import { EXAMPLE_VARIABLES } from '../../../schema/examples/variables.ts';
import { currentUser, useSessionUser } from '../../src/session/session-user.ts';
import { mayDo, roleName } from '../roles.ts';
import { ask, type Operation } from '../send.ts';
import { settings } from '../settings.ts';
import { COLLECTION } from './collection.ts';
import { exampleStatus, type ExampleStatus } from './example-status.ts';

const PLACEHOLDER: ExampleAccount = { email: 'shopper@example.com', password: '' };
const NO_VARIABLES = '{}';

/** The panel covers the editors (sandbox.css has the same width). */
export const isPhone = (): boolean => matchMedia('(max-width: 599px)').matches;

/** For where the focused element is about to go: no keyboard of a phone opens for a button. */
export function focusRunButton(): void {
  // A panel that covered it is closed by then.
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.graphiql-execute-button')?.focus());
}

/** Returns a function that opens an example in a new tab; null while the editors load. */
export function useOpenExample(): ((example: Example) => Promise<void>) | null {
  const actions = useGraphiQLActions();
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);

  if (!queryEditor || !variableEditor) return null;
  return async (example) => {
    exampleStatus({ text: `${example.name} is being opened ...`, waiting: null });
    const { variables, ...status } = await prepare(example);
    if (queryEditor.getValue().trim() !== '') actions.addTab();
    queryEditor.setValue(example.document);
    // The editor sets the name with a delay; until then it would run the previous operation.
    actions.setOperationName(example.name);
    variableEditor.setValue(variables);
    exampleStatus(status);
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
  const { waiting } = useReactiveVar(exampleStatus);
  const role = useSessionUser()?.role ?? null;
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const openName = useOpenName();

  useEffect(() => {
    if (!waiting || !variableEditor || openName !== waiting.name || !mayDo(role, waiting.role)) return;
    let isCurrent = true;
    void prepare(waiting).then(({ variables, ...status }) => {
      if (!isCurrent) return;
      if (variableEditor.getValue() === NO_VARIABLES) variableEditor.setValue(variables);
      exampleStatus(status);
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

  const { accounts } = settings;
  const { email, password } = accounts.find((account) => account.email === user?.email) ?? accounts[0] ?? PLACEHOLDER;
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

/**
 * The answer to an example that waits for a role to get its variables: the gateway would only name those that are missing.
 * Undefined: it is sent.
 */
export function answerToUnfilled({ query, variables }: Operation): ExecutionResult | undefined {
  const { waiting } = exampleStatus();
  if (!waiting || query !== waiting.document || mayDo(currentUser()?.role ?? null, waiting.role)) return undefined;
  // With variables that somebody wrote, or without any, the gateway says itself what it wants.
  if (!variables || Object.keys(variables).length > 0) return undefined;
  const role = roleName(waiting.role);
  return {
    errors: [
      new GraphQLError(`${waiting.name} needs the role ${role}. Switch to it: the variables are then filled in.`),
    ],
  };
}
