import { COLLECTION } from './collection.ts';
import { tellStatus } from './example-status.ts';
import classes from './first-steps.module.css';
import { useOpenExample } from './use-open-example.ts';
import { roleName, roleOf } from '../roles.ts';
import { switchTo } from '../session-bar.tsx';
import { settings, type Account } from '../settings.ts';

/** One of each kind of work: what a shop's client does first. */
const FIRST = ['Product', 'Facets', 'AddToCart', 'PlaceOrder', 'AllOrders'];
const EXAMPLES = FIRST.flatMap((wanted) => COLLECTION.filter(({ name }) => name === wanted));

/** Stands in the answer's place until there is one; on a phone also below the query of a newcomer, who has one tab. */
export function FirstSteps({ isFirstTab }: { isFirstTab: boolean }) {
  const open = useOpenExample();
  const logIn = async (account: Account): Promise<void> => {
    try {
      if (await switchTo(account)) tellStatus({ text: `You are logged in as ${account.email}.`, waiting: null });
    } catch (error) {
      tellStatus({ text: error instanceof Error ? error.message : String(error), waiting: null });
    }
  };
  return (
    <section className={classes.steps} aria-label="First steps" data-first-tab={isFirstTab || undefined}>
      <p className={classes.hint}>Run the query to see its answer</p>
      <ol className={classes.list}>
        <li>
          <h2>Run it</h2>
          <p>
            With the button beside the query
            <span className={classes.keys}>
              , or <kbd>Ctrl</kbd> <kbd>Enter</kbd> in the editor
            </span>
            .
          </p>
        </li>
        <li>
          <h2>Open an example</h2>
          <p>Each opens in a tab of its own, with variables that this shop knows.</p>
          <div className={classes.row}>
            {EXAMPLES.map((example) => (
              <button key={example.name} type="button" disabled={!open} onClick={() => void open?.(example)}>
                {example.name}
              </button>
            ))}
          </div>
        </li>
        <li>
          <h2>Log in</h2>
          <p>
            What guests may not do needs a role.{' '}
            {settings.accounts.length === 0 && 'The example Login does it, with an account of this shop.'}
          </p>
          <div className={classes.row}>
            {settings.accounts.map((account) => (
              <button key={account.email} type="button" onClick={() => void logIn(account)}>
                As {roleName(roleOf(account))}
              </button>
            ))}
          </div>
        </li>
        <li>
          <h2>Look it up</h2>
          <p>The first button at the edge opens the docs.</p>
        </li>
      </ol>
    </section>
  );
}
