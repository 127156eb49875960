import type { ApolloClient } from '@apollo/client';
import type { OperationRequest } from '../apollo/operation-request.ts';
import { keptAt, onStaleness, setKeptAt } from '../apollo/staleness.ts';
import { currentUser, onSessionChange } from '../session/session-user.ts';
import { setKeptWays } from '../ui/views/kept-ways.tsx';
import { forgetSeen, keepSeen, keptTime } from './keep-seen.ts';
import { keptWaysTo } from './kept-ways.tsx';
import type { LoadTranslations } from '../lib/language/language.tsx';
import { offlineText } from './messages.ts';
import { setOfflineNotice } from './notice.ts';
import { registerServiceWorker, removeServiceWorkers } from './service-worker-registration.ts';
import { LANGUAGES } from '../../../schema/languages.ts';
import { pageLanguage } from '../lib/language/page-language.ts';
import { textsFrom, type TextsOf } from '../lib/language/texts-of.ts';

/** How often, in ms, a visible page tries again to reach the shop, and tells the age of what it shows. */
const AGAIN_MS = 15_000;

export interface OfflineOptions {
  client: ApolloClient;
  /** What guests are asked for to show the screen at an address; undefined: nothing can be kept of it. */
  requestOf: (address: URL) => OperationRequest | undefined;
  loadTranslations: LoadTranslations;
}

export function startOffline({ client, requestOf, loadTranslations }: OfflineOptions): void {
  textsOf = textsFrom(loadTranslations);
  // An old browser, or a page without https: there is none of it.
  if (!('serviceWorker' in navigator)) return;
  if (import.meta.env.PROD) watchScreens(requestOf);
  else void removeServiceWorkers();

  setKeptWays(keptWaysTo(requestOf));
  const tryAgain = (): void => {
    if (document.hidden || !navigator.onLine) return;
    if (keptAt() !== undefined) void client.refetchQueries({ include: 'active' });
  };
  onStaleness(showNotice);
  window.addEventListener('online', tryAgain);
  window.addEventListener('offline', showNotice);
  document.addEventListener('visibilitychange', tryAgain);
  setInterval(() => {
    tryAgain();
    showNotice();
  }, AGAIN_MS);
}

async function writeNotice(): Promise<void> {
  const t = await textsOf(offlineText);
  const at = keptAt();
  const { onLine } = navigator;
  const age = at === undefined ? '' : (onLine ? t.unreachableSince : t.offlineSince)(ageOf(t, at));
  setOfflineNotice(age || undefined);
}

const showNotice = (): void => void writeNotice();

/** Keeps each screen of the catalogue that is seen; without a connection, tells how old the screen is. */
function watchScreens(requestOf: OfflineOptions['requestOf']): void {
  const onScreen = async (): Promise<void> => {
    // Without it, nothing could open what is kept.
    if (!navigator.serviceWorker.controller) return;
    const request = requestOf(new URL(location.href));
    if (!navigator.onLine) setKeptAt(request && (await keptTime(request)));
    // Without an answer the screen is what it was when it was last kept.
    else if (request) await keepSeen(request).catch(() => undefined);
  };
  const seen = (): void => void onScreen();
  (window as { navigation?: EventTarget }).navigation?.addEventListener('currententrychange', seen);
  window.addEventListener('offline', seen);
  window.addEventListener('online', seen);
  onUserChange((before) => before && void forgetSeen());
  // Refused, or the script did not come: the shop needs a connection, and the next visit tries again.
  registerServiceWorker(seen).catch(() => undefined);
  seen();
}

function onUserChange(listener: (before: string | undefined) => void): void {
  let known = currentUser()?.email;
  onSessionChange(() => {
    const email = currentUser()?.email;
    if (email === known) return;
    const before = known;
    known = email;
    listener(before);
  });
}

type Texts = typeof offlineText.english;

let textsOf: TextsOf = textsFrom(() => Promise.resolve(undefined));

const STEPS: [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ['day', 24 * 3_600_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "20 minutes ago". */
function ageOf(t: Texts, time: number): string {
  const ms = Math.max(0, Date.now() - time);
  const [unit, length] = STEPS.find(([, least]) => ms >= least) ?? [];
  if (!unit || !length) return t.justNow;
  const { tag } = LANGUAGES[pageLanguage()];
  return new Intl.RelativeTimeFormat(tag).format(-Math.floor(ms / length), unit);
}
