import { Alert, Button, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { ProductBase } from '../../../../generated/schema.ts';
import type { Run } from '../../../../shared/many-changes/run.ts';
import { useRun } from '../../../../shared/many-changes/use-run.ts';
import { DialogFooter } from '../../../../ui/dialog/dialog.tsx';
import { firstClick } from '../../../../ui/first-click.ts';
import { adminText } from '../../messages.ts';
import { useSaves } from '../use-saves.ts';
import { ChangesTable } from './changes-table.tsx';
import { changesText as t } from './messages.ts';
import { isNew, largeChangeOf, type Change } from './plan.ts';

/** A run of changes of products, and of new ones. `onEnd`: the list may be another one now. */
export function useProductRun(onEnd: () => unknown) {
  const { save, add } = useSaves();
  return useRun<Change>({
    save: ({ id, before, after, input }) => (input ? add(input) : save(id, after, before as ProductBase)),
    onEnd: () => void onEnd(),
  });
}

/** The preview of all changes, then their progress and outcome: stop, and another try for what was not saved. */
export function ChangesRun(props: {
  planned: readonly Change[];
  run: Run<Change> | undefined;
  start: (changes: readonly Change[]) => void;
  onEnd: () => void;
  /** What the changes come to, where that is more than how many there are. */
  summary?: ReactNode;
  /** Of what is not among the changes, such as lines of a file: it stays in sight. */
  leftOut?: ReactNode;
  /** What else can be done once there are new products. */
  afterAdding?: ReactNode;
}) {
  const { planned, run, start, onEnd, summary, leftOut, afterAdding } = props;
  /** What was made before another try. */
  const [earlier, setEarlier] = useState<readonly Change[]>([]);
  const possible = planned.filter(({ problem }) => problem === undefined);
  const done = run?.done() ?? [];
  const made = [...earlier, ...done];
  const large = run ? 0 : planned.filter(largeChangeOf).length;
  const failed = run ? run.ended - done.length : planned.length - possible.length;
  const hasEnded = run && !run.isRunning;
  const left = hasEnded ? run.changes.filter(({ id }) => run.outcomeOf(id).state !== 'done') : [];
  const added = made.filter(isNew).length;
  const said = run ? t.progress(done.length, failed, run.changes.length) : t.preview(possible.length, failed);
  return (
    <Stack gap="sm">
      {(!run && summary) || (
        <p role="status">{hasEnded && added > 0 ? t.outcomes(said, added, made.length - added) : said}</p>
      )}
      {run && <progress max={run.changes.length} value={run.ended} aria-label={t.made} />}
      <ChangesTable changes={run ? run.changes : planned} run={run} />
      {run && leftOut}
      {large > 0 && (
        <Alert color="accent" role="status">
          {t.largeChanges(large)}
        </Alert>
      )}
      <DialogFooter>
        {!run && (
          <>
            <Button variant="default" onClick={onEnd}>
              {adminText.cancel}
            </Button>
            <Button disabled={possible.length === 0} onClick={() => start(possible)}>
              {t.make(possible.filter((change) => !isNew(change)).length, possible.filter(isNew).length)}
            </Button>
          </>
        )}
        {run?.isRunning && (
          <Button autoFocus onClick={firstClick(run.stop)}>
            {t.stop}
          </Button>
        )}
        {hasEnded && added > 0 && afterAdding}
        {left.length > 0 && (
          <Button
            variant="default"
            onClick={() => {
              setEarlier(made);
              start(left);
            }}
          >
            {t.tryAgain(left.length)}
          </Button>
        )}
        {hasEnded && (
          <Button autoFocus onClick={firstClick(onEnd)}>
            {t.states.done}
          </Button>
        )}
      </DialogFooter>
    </Stack>
  );
}
