const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' });
const HOUR = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short' });

/** A day as the shop writes it, '22 Nov 2026'; `missing` where there is none, or none that can be read. */
export function DateText(props: {
  iso: string | null;
  /** Stands before the day. */
  lead?: string;
  missing?: string;
  withTime?: boolean;
}) {
  const { iso, lead, missing = 'Unknown', withTime = false } = props;
  const moment = new Date(iso ?? NaN);
  if (iso === null || Number.isNaN(moment.getTime())) return missing;
  return (
    <>
      {lead && `${lead} `}
      <time dateTime={iso}>
        {DAY.format(moment)}
        {withTime && <small> {HOUR.format(moment)}</small>}
      </time>
    </>
  );
}
