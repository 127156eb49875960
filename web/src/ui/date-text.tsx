import { LANGUAGES, type Language } from '../../../schema/languages.ts';
import { useLanguage, useText } from '../lib/language/language.tsx';
import { uiText } from './messages.ts';

const formatsOf = (language: Language) => ({
  day: new Intl.DateTimeFormat(LANGUAGES[language].tag, { dateStyle: 'medium' }),
  hour: new Intl.DateTimeFormat(LANGUAGES[language].tag, { timeStyle: 'short' }),
});
const FORMATS: Record<Language, ReturnType<typeof formatsOf>> = { en: formatsOf('en'), hi: formatsOf('hi') };

/** A day such as '22 Nov 2026'; `missing` if it is null or invalid. */
export function DateText(props: { iso: string | null; lead?: string; missing?: string; withTime?: boolean }) {
  const { language } = useLanguage();
  const t = useText(uiText);
  const { iso, lead, missing = t.unknownDate, withTime = false } = props;
  const { day, hour } = FORMATS[language];
  const moment = new Date(iso ?? NaN);
  if (iso === null || Number.isNaN(moment.getTime())) return missing;
  return (
    <>
      {lead && `${lead} `}
      {/* The server's day can be another one near midnight. */}
      <time dateTime={iso} suppressHydrationWarning>
        {day.format(moment)}
        {withTime && <small> {hour.format(moment)}</small>}
      </time>
    </>
  );
}
