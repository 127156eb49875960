import type { ReactNode } from 'react';
import { LANGUAGES, type Language } from '../../../schema/languages.ts';
import { useLanguage, useText } from '../lib/language/language.tsx';
import { uiText } from './messages.ts';

/** The shop's day and hour, wherever the browser is: filters and figures go by days in India, too. */
const timeZone = 'Asia/Kolkata';

const STYLES = { day: { dateStyle: 'medium' }, hour: { timeStyle: 'short' } } as const;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Made when it is needed: one takes 25 ms on a phone. */
function format(moment: Date, style: keyof typeof STYLES, language: Language): string {
  const { tag } = LANGUAGES[language];
  const known = formats.get(style + tag) ?? new Intl.DateTimeFormat(tag, { ...STYLES[style], timeZone });
  formats.set(style + tag, known);
  return known.format(moment);
}

/** A day in India such as '22 Nov 2026'; `missing` if it is null or invalid. */
export function DateText(props: { iso: string | null; lead?: ReactNode; missing?: string; withTime?: boolean }) {
  const { language } = useLanguage();
  const t = useText(uiText);
  const { iso, lead, missing = t.unknownDate, withTime = false } = props;
  const moment = new Date(iso ?? NaN);
  if (iso === null || Number.isNaN(moment.getTime())) return missing;
  return (
    <>
      {lead && <>{lead} </>}
      {/* The server's Unicode data may shorten a month in another way than the browser's. */}
      <time dateTime={iso} suppressHydrationWarning>
        {format(moment, 'day', language)}
        {withTime && <small> {format(moment, 'hour', language)}</small>}
      </time>
    </>
  );
}
