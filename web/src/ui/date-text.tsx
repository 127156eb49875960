import type { ReactNode } from 'react';
import { LANGUAGES, type Language } from '../../../schema/languages.ts';
import { useLanguage, useText } from '../lib/language/language.tsx';
import { uiText } from './messages.ts';

/** The shop's day and hour, wherever the browser is: filters and figures go by days in India, too. */
const timeZone = 'Asia/Kolkata';

const formatsOf = (language: Language) => ({
  day: new Intl.DateTimeFormat(LANGUAGES[language].tag, { dateStyle: 'medium', timeZone }),
  hour: new Intl.DateTimeFormat(LANGUAGES[language].tag, { timeStyle: 'short', timeZone }),
});
const FORMATS: Record<Language, ReturnType<typeof formatsOf>> = { en: formatsOf('en'), hi: formatsOf('hi') };

/** A day in India such as '22 Nov 2026'; `missing` if it is null or invalid. */
export function DateText(props: { iso: string | null; lead?: ReactNode; missing?: string; withTime?: boolean }) {
  const { language } = useLanguage();
  const t = useText(uiText);
  const { iso, lead, missing = t.unknownDate, withTime = false } = props;
  const { day, hour } = FORMATS[language];
  const moment = new Date(iso ?? NaN);
  if (iso === null || Number.isNaN(moment.getTime())) return missing;
  return (
    <>
      {lead && <>{lead} </>}
      {/* The server's Unicode data may shorten a month in another way than the browser's. */}
      <time dateTime={iso} suppressHydrationWarning>
        {day.format(moment)}
        {withTime && <small> {hour.format(moment)}</small>}
      </time>
    </>
  );
}
