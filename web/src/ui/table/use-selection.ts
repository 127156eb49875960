import { useState } from 'react';
import { useUserMessage } from '../../apollo/user-message.ts';
import { showToast } from '../toast/toast.ts';

type Ids = readonly { id: string }[];

/** The rows that somebody has chosen, as they were then. They stay chosen on other pages and under other filters. */
export function useSelection<Row extends { id: string }>() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const [isReading, setReading] = useState(false);
  const userMessage = useUserMessage();
  const add = (rows: readonly Row[]) =>
    setChosen((known) => new Map([...known, ...rows.map((row) => [row.id, row] as const)]));
  const remove = (rows: Ids) => {
    const ids = new Set(rows.map(({ id }) => id));
    setChosen((known) => new Map([...known].filter(([id]) => !ids.has(id))));
  };
  return {
    rows: [...chosen.values()],
    has: ({ id }: { id: string }) => chosen.has(id),
    set: (row: Row, isChosen: boolean) => (isChosen ? add([row]) : remove([row])),
    add,
    remove,
    clear: () => setChosen(new Map()),
    /** True while the rows are read that `readAndAdd` chooses. */
    isReading,
    readAndAdd: async (read: () => Promise<readonly Row[]>): Promise<void> => {
      setReading(true);
      try {
        add(await read());
      } catch (error) {
        showToast({ kind: 'error', message: userMessage(error) });
      } finally {
        setReading(false);
      }
    },
  };
}

export type Selection<Row extends { id: string }> = ReturnType<typeof useSelection<Row>>;
