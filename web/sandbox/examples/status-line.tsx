import { useSessionUser } from '../../src/session/session-user.ts';
import inline from '../../src/ui/inline-button.module.css';
import { focusRunButton, leadToExamples } from '../layout.ts';
import { tellStatus, useExampleStatus } from './example-status.ts';
import { mayDo, roleName, roleOf } from '../roles.ts';
import { switchTo } from '../session-bar.tsx';
import { settings, type Account } from '../settings.ts';
import classes from './status-line.module.css';

/** Below the editors, so that what it says moves nothing. */
export function StatusLine() {
  const { text, waiting } = useExampleStatus();
  const role = useSessionUser()?.role ?? null;
  const lacking = waiting && !mayDo(role, waiting.role) ? waiting.role : null;
  const account = lacking && settings.accounts.find((one) => mayDo(roleOf(one), lacking));

  const change = async (to: Account): Promise<void> => {
    try {
      if (await switchTo(to)) focusRunButton();
    } catch (error) {
      tellStatus({ text: error instanceof Error ? error.message : String(error), waiting });
    }
  };

  return (
    <footer className={classes.line}>
      <p role="status" aria-label="Example">
        {text || (
          <>
            <button type="button" className={`${inline.button} ${classes.choose}`} onClick={leadToExamples}>
              Choose an example
            </button>
            , or write an operation. <span className={classes.keys}>Ctrl-Space completes, Ctrl-Enter runs.</span>
          </>
        )}
      </p>
      {account && (
        <button type="button" className={classes.button} onClick={() => void change(account)}>
          Switch to {roleName(roleOf(account))} and fill in
        </button>
      )}
    </footer>
  );
}
