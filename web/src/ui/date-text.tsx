const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' });
const HOUR = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short' });

/** A day such as '22 Nov 2026'; `missing` if it is null or invalid. */
export function DateText(props: { iso: string | null; lead?: string; missing?: string; withTime?: boolean }) {
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
