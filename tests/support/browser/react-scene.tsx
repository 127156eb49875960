import {
  Component,
  Fragment,
  lazy,
  startTransition,
  Suspense,
  useLayoutEffect,
  ViewTransition,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** What React does on a page, as lines of text. */
type Told = string[];

interface Props {
  items: string[];
  children?: ReactNode;
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };

  static getDerivedStateFromError(thrown: unknown) {
    return { message: String(thrown) };
  }

  override render() {
    return this.state.message || this.props.children;
  }
}

function Item({ name, tell }: { name: string; tell: (line: string) => void }) {
  useLayoutEffect(() => {
    tell(`in ${name}`);
    return () => tell(`out ${name}`);
  }, [name, tell]);
  return (
    <li>
      <button type="button" ref={(button) => tell(`${name} ${button ? 'has' : 'lost'} its button`)}>
        {name}
      </button>
    </li>
  );
}

function Thrower(): ReactNode {
  throw new RangeError('thrown');
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Takes over what stands in `root`, then changes it in each way that the shop does. Gives what happened and was to be seen. */
async function takeOverAndChange(root: HTMLElement): Promise<Told> {
  const told: Told = [];
  const tell = (line: string) => told.push(line);
  const Late = lazy(async () => {
    await Promise.resolve();
    return { default: () => <i>late</i> };
  });
  const page = ({ items, children }: Props) => (
    <Boundary>
      <Suspense fallback="waiting">
        <ul>
          {items.map((name) => (
            <Fragment key={name}>
              <Item name={name} tell={tell} />
              {'·'}
            </Fragment>
          ))}
        </ul>
        {children}
      </Suspense>
    </Boundary>
  );
  const [button] = root.getElementsByTagName('button');
  const recovered = (error: unknown) => tell(`recovered from ${String(error)}`);
  const shown = hydrateRoot(root, page({ items: ['a', 'b', 'c'] }), {
    onRecoverableError: recovered,
    onCaughtError: (error) => tell(`caught ${String(error)}`),
  });
  await until(() => told.includes('in c'));
  tell(`keeps its elements: ${button !== undefined && root.contains(button)}`);
  const look = () => tell(root.innerHTML);
  look();
  const steps: Props[] = [
    { items: ['c', 'd', 'a'] },
    { items: [] },
    { items: ['x', 'y'] },
    { items: ['y'], children: <Late /> },
    { items: ['y'], children: <Thrower /> },
  ];
  for (const step of steps) {
    const before = root.innerHTML;
    startTransition(() => shown.render(page(step)));
    await until(() => root.innerHTML !== before);
    look();
  }
  flushSync(() => shown.unmount());
  look();
  return told;
}

/** What React says to an element, or '' if it shows it. */
async function refusalOf(element: ReactNode): Promise<string> {
  let refusal = '';
  const place = document.createElement('div');
  const root = createRoot(place, { onUncaughtError: (error) => (refusal = String(error)) });
  startTransition(() => root.render(element));
  await until(() => refusal !== '' || place.innerHTML !== '');
  return refusal;
}

/** What the test reads. */
export interface Scene {
  told: Told;
  transition: string;
  fragment: string;
}

const root = document.getElementById('root');
if (root) {
  const scene = (async (): Promise<Scene> => ({
    told: await takeOverAndChange(root),
    transition: await refusalOf(<ViewTransition>moves</ViewTransition>),
    fragment: await refusalOf(<Fragment ref={() => undefined}>held</Fragment>),
  }))();
  Object.assign(window, { scene });
}
