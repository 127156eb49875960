import { useReactiveVar } from '@apollo/client/react';
import IconOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { LANGUAGES } from '../../../schema/languages.ts';
import { keptAt } from '../apollo/staleness.ts';
import { useLanguage, useText } from '../lib/language/language.tsx';
import { shellText } from './messages.ts';
import { Notice } from './notice.tsx';

/** How often, in ms, the age is told anew. */
const AGAIN_MS = 15_000;

const STEPS: [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ['day', 24 * 3_600_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** Says that there is no connection, and how old the answer on the screen is if this browser has kept it. */
export function OfflineBanner() {
  const t = useText(shellText);
  const online = useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );
  const at = useReactiveVar(keptAt);
  return (
    <Notice>
      {(!online || at !== undefined) && (
        <>
          <IconOff size={20} aria-hidden />
          {at === undefined ? t.offline : <Since at={at} say={online ? t.unreachableSince : t.offlineSince} />}
        </>
      )}
    </Notice>
  );
}

/** Mantine's `useNetwork` also listens to `navigator.connection`, and throws where that is no event target. */
function onChange(tell: () => void) {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}

/** "20 minutes ago", in a sentence. */
function Since({ at, say }: { at: number; say: (age: string) => string }) {
  const { justNow } = useText(shellText);
  const { language } = useLanguage();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  const [unit, length] = STEPS.find(([, least]) => now - at >= least) ?? [];
  if (!unit || !length) return say(justNow);
  return say(new Intl.RelativeTimeFormat(LANGUAGES[language].tag).format(-Math.floor((now - at) / length), unit));
}
