import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import type { ExampleAccount, ExampleShop } from '../../schema/examples/example-shop.ts';
import type { Example } from '../../schema/examples/examples.ts';
import { EXAMPLE_VARIABLES } from '../../schema/examples/variables.ts';
import { currentUser } from '../src/session/session-user.ts';
import { mayDo, roleName } from './roles.ts';
import { ask } from './send.ts';
import { settings } from './settings.ts';

const PLACEHOLDER_ACCOUNT: ExampleAccount = { email: 'shopper@example.com', password: '' };

/** Returns a function that opens an example in a new tab and resolves to a status text; null while the editors load. */
export function useOpenExample(): ((example: Example) => Promise<string>) | null {
  const actions = useGraphiQLActions();
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);

  if (!queryEditor || !variableEditor) return null;
  return async (example) => {
    const { text, status } = await variablesOf(example);
    if (queryEditor.getValue().trim() !== '') actions.addTab();
    queryEditor.setValue(example.document);
    // The editor sets the name with a delay; until then it would run the previous operation.
    actions.setOperationName(example.name);
    variableEditor.setValue(text);
    queryEditor.focus();
    return status;
  };
}

async function variablesOf({ name, role }: Example): Promise<{ text: string; status: string }> {
  const user = currentUser();
  const findVariables = EXAMPLE_VARIABLES[name];
  const allowed = mayDo(user?.role ?? null, role);
  const roleHint = role && !allowed ? ` It needs the role ${roleName(role)}: switch to it, and open it again.` : '';
  if (!findVariables || !allowed)
    return { text: findVariables ? '{}' : '', status: `${name} is in the editor.${roleHint}` };

  const [first] = settings.accounts;
  const account = settings.accounts.find(({ email }) => email === user?.email) ?? first ?? PLACEHOLDER_ACCOUNT;
  const { email, password } = account;
  const shop: ExampleShop = { ask, account: { email, password }, made: [] };
  try {
    const variables = await findVariables(shop);
    return {
      text: JSON.stringify(variables, null, 2),
      status: [`${name} is in the editor, with variables.`, ...shop.made].join(' '),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { text: '{}', status: `${name} is in the editor; its variables could not be found: ${reason}` };
  }
}
