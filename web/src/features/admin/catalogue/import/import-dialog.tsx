import { Alert, Button, ScrollArea, Stack } from '@mantine/core';
import { useState } from 'react';
import { useUserMessage } from '../../../../apollo/user-message.ts';
import { useReadCatalogue, useReadRows } from '../../../../shared/catalogue/use-catalogue.ts';
import { Dialog, DialogFooter } from '../../../../ui/dialog/dialog.tsx';
import { FileZone } from '../../file-zone.tsx';
import { adminText } from '../../messages.ts';
import { ChangesRun, useProductRun } from '../changes/changes-run.tsx';
import { isNew } from '../changes/plan.ts';
import { importText as t } from './messages.ts';
import { planImport, type ImportPlan } from './plan-import.ts';
import { decodeCsv, IMPORT_COLUMNS, isCatalogueId, readLines, type BadLine } from './read-lines.ts';

/** Changes products by a file, and adds new ones. Differences and bad lines are shown before anything is written. */
export function ImportDialog(props: { onChanged: () => unknown; onClose: () => void; onSeeNew: () => void }) {
  const { onChanged, onClose, onSeeNew } = props;
  const userMessage = useUserMessage();
  const readRows = useReadRows();
  const readCatalogue = useReadCatalogue();
  const [plan, setPlan] = useState<ImportPlan>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { run, start } = useProductRun(onChanged);

  const compare = async (chosen: File): Promise<void> => {
    const read = readLines(decodeCsv(new Uint8Array(await chosen.arrayBuffer())));
    if (typeof read === 'string') return setProblem(read);
    const ids = [...new Set(read.lines.flatMap(({ id }) => (isCatalogueId(id) ? id : [])))];
    // Where a line adds a product: one of its title may be there already.
    const isAdding = read.lines.some(({ id }) => id === '');
    const [rows, all] = await Promise.all([readRows(ids), isAdding ? readCatalogue() : []]);
    const titles = all.map(({ title }) => title);
    setPlan(planImport(read, rows, titles));
  };
  const open = async ([chosen]: readonly File[]): Promise<void> => {
    if (!chosen || busy) return;
    setBusy(true);
    setProblem(undefined);
    setPlan(undefined);
    await compare(chosen).catch((error: unknown) => setProblem(userMessage(error)));
    setBusy(false);
  };
  const added = plan?.changes.filter(isNew).length ?? 0;
  const found = plan && (
    <>
      <p role="status">{t.found(plan.changes.length - added, plan.same, plan.bad.length, added)}</p>
      <BadLines bad={plan.bad} />
    </>
  );
  return (
    <Dialog
      opened
      size={860}
      heading={t.heading}
      onClose={() => {
        if (!run?.isRunning) onClose();
      }}
    >
      {plan && plan.changes.length > 0 ? (
        <ChangesRun
          planned={plan.changes}
          run={run}
          start={start}
          onEnd={onClose}
          summary={found}
          leftOut={<BadLines bad={plan.bad} heading={t.leftOut(plan.bad.length)} />}
          afterAdding={
            <Button variant="default" onClick={onSeeNew}>
              {t.seeNew}
            </Button>
          }
        />
      ) : (
        <Stack gap="sm">
          <p>{t.hint}</p>
          <p>
            {t.columns} <code>{[...IMPORT_COLUMNS.keys()].join(', ')}</code>
          </p>
          <FileZone hint={t.drop} label={t.choose} accept=".csv,text/csv" onFiles={(files) => void open(files)} />
          {busy && <p role="status">{t.reading}</p>}
          {problem && <Alert color="danger">{problem}</Alert>}
          {found}
          <DialogFooter>
            <Button variant="default" onClick={onClose}>
              {adminText.cancel}
            </Button>
          </DialogFooter>
        </Stack>
      )}
    </Dialog>
  );
}

/** All that is wrong with the lines of a file that cannot be used. */
function BadLines({ bad, heading }: { bad: readonly BadLine[]; heading?: string }) {
  if (bad.length === 0) return null;
  return (
    <div>
      {heading && <p>{heading}</p>}
      <ScrollArea.Autosize mah={180} c="danger">
        <ul aria-label={t.badLines}>
          {bad.map(({ line, product, faults }) => (
            <li key={line}>{t.badLine(line, product, [...new Set(faults)].join(' '))}</li>
          ))}
        </ul>
      </ScrollArea.Autosize>
    </div>
  );
}
