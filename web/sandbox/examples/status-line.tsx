import { Anchor, Button, Group, Text } from '@mantine/core';
import { useReactiveVar } from '@apollo/client/react';
import { useSessionUser } from '../../src/session/session-user.ts';
import { mayDo, roleName } from '../roles.ts';
import { switchTo } from '../session-bar.tsx';
import { settings, type Account } from '../settings.ts';
import { exampleStatus } from './example-status.ts';
import { focusRunButton } from './use-open-example.ts';

/** Opens the list of examples, if it is closed, by its button, which makes the place for it, too. */
function leadToExamples(): void {
  document.querySelector<HTMLElement>('.graphiql-sidebar button[aria-label="Show Examples"]')?.click();
  // The list is drawn after the click.
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-label="Search examples"]')?.focus());
}

/** Below the editors, so that what it says moves nothing. */
export function StatusLine() {
  const { text, waiting } = useReactiveVar(exampleStatus);
  const role = useSessionUser()?.role ?? null;
  const lacking = waiting && !mayDo(role, waiting.role) ? waiting.role : null;
  const account = lacking && settings.accounts.find((one) => mayDo(one.role, lacking));

  const change = async (to: Account): Promise<void> => {
    try {
      if (await switchTo(to)) focusRunButton();
    } catch (error) {
      exampleStatus({ text: error instanceof Error ? error.message : String(error), waiting });
    }
  };

  return (
    <Group component="footer" gap="4px 16px" px="md" py={3} mih={52} bg="var(--brand-soft)">
      <Text size="sm" role="status" aria-label="Example">
        {text || (
          <>
            <Anchor component="button" inherit mih={44} onClick={leadToExamples}>
              Choose an example
            </Anchor>
            , or write an operation. <span>Ctrl-Space completes, Ctrl-Enter runs.</span>
          </>
        )}
      </Text>
      {account && <Button onClick={() => void change(account)}>Switch to {roleName(account.role)} and fill in</Button>}
    </Group>
  );
}
