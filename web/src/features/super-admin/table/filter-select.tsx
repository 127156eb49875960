import classes from './toolbar.module.css';

/** Narrows a table by one choice, which the address keeps. */
export function FilterSelect(props: {
  label: string;
  /** Empty: everything. Nonsense counts as that. */
  value: string;
  everything: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}) {
  const { label, value, everything, options, onChoose } = props;
  const known = options.some((option) => option.value === value);
  return (
    <label className={classes.filter}>
      <span>{label}</span>
      <select value={known ? value : ''} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{everything}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
