import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { downloadCsv } from '../../../../lib/csv.ts';
import { useText } from '../../../../lib/language/language.tsx';
import buttons from '../../../../ui/buttons.module.css';
import { uiText } from '../../../../ui/messages.ts';
import classes from '../changes/changes.module.css';
import { badSheet } from './bad-sheet.ts';
import { importText } from './messages.ts';
import type { BadLine, Fault } from './read-lines.ts';
import type { ImportFile } from './unfinished.ts';

/** All that is wrong with the lines of a file that cannot be used, and a file of these lines alone. */
export function BadLines({ file, bad }: { file: ImportFile; bad: readonly BadLine[] }) {
  const t = useText(importText);
  const faultsText = useFaultsText();
  if (bad.length === 0) return null;
  const download = () => {
    const problems = new Map(bad.map(({ line, faults }) => [line, faultsText(faults)]));
    downloadCsv(`${file.name.replace(/\.csv$/i, '')}-not-used.csv`, badSheet(file.text, problems));
  };
  return (
    <div>
      <ul className={classes.bad} aria-label={t.badLines}>
        {bad.map(({ line, id, product, faults }) => (
          <li key={line}>{t.badLine(line, product ?? id, faultsText(faults))}</li>
        ))}
      </ul>
      {bad.every(({ faults }) => faults[0]?.reason !== 'nothingToChange') && (
        <button type="button" className={`${buttons.quiet} ${classes.way}`} onClick={download}>
          <IconDownload aria-hidden /> {t.downloadBad}
        </button>
      )}
    </div>
  );
}

function useFaultsText(): (faults: readonly Fault[]) => string {
  const t = useText(importText);
  const ui = useText(uiText);
  const sentence = ({ reason, about = '', found = '', why = '' }: Fault): string => {
    const sentences: Record<Fault['reason'], string> = {
      badId: t.badId(about),
      cells: t.cells,
      quotes: t.quotes,
      number: t.number(about, found, ui.problem(why)),
      twice: t.twice(about),
      gone: t.gone(about),
      missing: t.missing(about),
      noIdColumn: t.noIdColumn,
      nothingToChange: t.nothingToChange,
      tooMany: t.tooMany,
      rule: found === '' ? ui.problem(about) : t.ruleOf(found, ui.problem(about)),
    };
    return sentences[reason];
  };
  return (faults) => [...new Set(faults.map(sentence))].join(' ');
}
