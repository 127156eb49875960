import { markedRanges } from './marked-ranges.ts';
import classes from './queue.module.css';

/** A text with words to watch for: underlined and bold, so that colour is not all that marks them. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  const ranges = markedRanges(text, words);
  return (
    <p className={classes.comment}>
      {ranges.map(({ from, to }, index) => (
        <span key={from}>
          {text.slice(ranges[index - 1]?.to ?? 0, from)}
          <mark className={classes.mark}>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.to ?? 0)}
    </p>
  );
}
