import { useLocation } from 'react-router-dom';
import { LANGUAGE_PARAM, LANGUAGES, type Language } from '../../../schema/languages.ts';
import { useUserMessage } from '../apollo/use-user-message.ts';
import { useLanguage, useText } from '../lib/language/language.tsx';
import { showToast } from '../ui/toast/toast.ts';
import { useIsStaffScreen } from './admin/staff-screen.ts';
import classes from './language-switch.module.css';
import { shellText } from './messages.ts';

/** Links to this page in each language. With JavaScript they change the texts and keep all else on the screen. */
export function LanguageSwitch() {
  const t = useText(shellText);
  const { language: shown, choose } = useLanguage();
  const userMessage = useUserMessage();
  const { search } = useLocation();
  const isStaff = useIsStaffScreen();

  // Staff's screens are in English alone.
  if (isStaff) return null;
  const address = new URLSearchParams(search);
  return (
    <div role="group" aria-label={t.language}>
      <ul className={classes.languages}>
        {Object.entries(LANGUAGES).map(([key, { name, tag }]) => {
          const language = key as Language;
          address.set(LANGUAGE_PARAM, language);
          return (
            <li key={language}>
              <a
                href={`?${address.toString()}`}
                // The server knows the address without what does not change the page.
                suppressHydrationWarning
                lang={tag}
                hrefLang={language}
                aria-current={language === shown || undefined}
                onClick={(event) => {
                  event.preventDefault();
                  choose(language).catch((error: unknown) => showToast({ kind: 'error', message: userMessage(error) }));
                }}
              >
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
