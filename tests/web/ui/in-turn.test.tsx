import { useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { PAGE_DATA } from '../../../schema/rendered-page.ts';
import { InTurn, takeTurns } from '../../../web/src/ui/in-turn.tsx';

const mounted: string[] = [];
let root: Root | undefined;
let change: (shown: string) => void = () => undefined;

function Named({ name }: { name: string }) {
  useEffect(() => void mounted.push(name), [name]);
  return <p>{name}</p>;
}

function Page() {
  const [shown, setShown] = useState('second');
  useEffect(() => {
    change = setShown;
  }, []);
  return (
    <main>
      <Named name="first" />
      {shown && (
        <InTurn>
          <Named name={shown} />
        </InTurn>
      )}
      <InTurn>
        <Named name="third" />
        <InTurn>
          <Named name="inner" />
        </InTurn>
      </InTurn>
    </main>
  );
}

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  mounted.length = 0;
});

/** The page as the server sends it, and what React says while it takes it over. */
async function takeOver() {
  const element = document.createElement('div');
  element.innerHTML = renderToString(<Page />);
  const data = document.createElement('script');
  data.id = PAGE_DATA;
  document.body.append(element, data);
  const complaints: unknown[] = [];
  root = hydrateRoot(element, <Page />, { onRecoverableError: (error) => complaints.push(error) });
  await vi.waitFor(() => expect(mounted).toEqual(['first']));
  return { complaints, texts: () => [...element.querySelectorAll('p')].map(({ textContent }) => textContent) };
}

test('each part is taken over after all around it, one after the other, and is shown all the time', async () => {
  const { complaints, texts } = await takeOver();
  const before = texts();
  expect(before).toEqual(['first', 'second', 'third', 'inner']);
  await takeTurns();
  expect([mounted, texts(), complaints]).toEqual([before, before, []]);
});

test('a part that changes before its turn is taken over at once', async () => {
  const { complaints, texts } = await takeOver();
  change('changed');
  await vi.waitFor(() => expect(mounted).toContain('changed'));
  expect(texts()).toEqual(['first', 'changed', 'third', 'inner']);
  await takeTurns();
  expect([texts(), complaints]).toEqual([['first', 'changed', 'third', 'inner'], []]);
});

test('a part that leaves the page before its turn is not waited for', async () => {
  const { complaints, texts } = await takeOver();
  change('');
  await vi.waitFor(() => expect(texts()).not.toContain('second'));
  await takeTurns();
  expect([texts(), complaints]).toEqual([['first', 'third', 'inner'], []]);
});
