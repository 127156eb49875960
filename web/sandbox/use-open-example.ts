import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import type { ExampleAccount, ExampleShop } from '../../schema/examples/example-shop.ts';
import type { Example } from '../../schema/examples/examples.ts';
import { EXAMPLE_VARIABLES } from '../../schema/examples/variables.ts';
import { currentUser } from '../src/session/session-user.ts';
import { mayDo, roleName } from './roles.ts';
import { ask } from './send.ts';
import { settings } from './settings.ts';

const NOBODY: ExampleAccount = { email: 'shopper@example.com', password: '' };

/** Returns a function that opens an example in a new tab and resolves to a status text; null while the editors load. */
export function useOpenExample(): ((example: Example) => Promise<string>) | null {
  const actions = useGraphiQLActions();
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);

  if (!queryEditor || !variableEditor) return null;
  return async (example) => {
    const { text, said } = await variablesOf(example);
    if (queryEditor.getValue().trim() !== '') actions.addTab();
    queryEditor.setValue(example.document);
    // The editor sets the name with a delay; until then it would run the previous operation.
    actions.setOperationName(example.name);
    variableEditor.setValue(text);
    queryEditor.focus();
    return said;
  };
}

async function variablesOf({ name, role }: Example): Promise<{ text: string; said: string }> {
  const user = currentUser();
  const fill = EXAMPLE_VARIABLES[name];
  const allowed = mayDo(user?.role ?? null, role);
  const needs = role && !allowed ? ` It needs the role ${roleName(role)}: switch to it, and open it again.` : '';
  if (!fill || !allowed) return { text: fill ? '{}' : '', said: `${name} is in the editor.${needs}` };

  const [first] = settings.accounts;
  const account = settings.accounts.find(({ email }) => email === user?.email) ?? first ?? NOBODY;
  const { email, password } = account;
  const shop: ExampleShop = { ask, account: { email, password }, made: [] };
  try {
    const variables = await fill(shop);
    return {
      text: JSON.stringify(variables, null, 2),
      said: [`${name} is in the editor, with variables.`, ...shop.made].join(' '),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { text: '{}', said: `${name} is in the editor; its variables could not be found: ${reason}` };
  }
}
