import { MeantName } from './meant-name.tsx';

/** The names that a field offers, and the question below it. What it gets is of `useMeant`. */
export function NameOffers(props: {
  list: string;
  known: readonly string[];
  meant: string | undefined;
  onTake: (name: string) => void;
  className?: string | undefined;
}) {
  const { list, known, meant, onTake, className } = props;
  return (
    <>
      <datalist id={list}>
        {known.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div role="status" className={className}>
        {meant !== undefined && <MeantName meant={meant} onTake={() => onTake(meant)} />}
      </div>
    </>
  );
}
