import { ActionIcon, Container, Group, Title } from '@mantine/core';
import IconGithub from '@tabler/icons-react/dist/esm/icons/IconBrandGithub.mjs';
import IconInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs';
import IconLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs';
import { Link, useLocation } from 'react-router-dom';
import { LANGUAGE_PARAM, LANGUAGES, type Language } from '../../../schema/languages.ts';
import { useUserMessage } from '../apollo/user-message.ts';
import { useLanguage, useText } from '../lib/language/language.tsx';
import { paths } from '../lib/paths.ts';
import { shopName } from '../lib/shop-name.ts';
import { useWayToLogin, type LoginState } from '../session/origin.ts';
import { useSessionUser } from '../session/session-user.ts';
import { showToast } from '../ui/toast/toast.ts';
import { useIsStaffScreen } from './admin/staff-screen.ts';
import classes from './footer.module.css';
import { shellText } from './messages.ts';

const SOCIAL = [
  { name: 'Instagram', Icon: IconInstagram },
  { name: 'LinkedIn', Icon: IconLinkedin },
  { name: 'GitHub', Icon: IconGithub },
  { name: 'X', Icon: IconX },
];

export function Footer() {
  const t = useText(shellText);
  const wayBack = useWayToLogin();
  const company: { text: string; to: string; state?: LoginState }[] = [
    { text: t.aboutUs, to: paths.about },
    { text: t.products, to: paths.products },
    ...(useSessionUser()
      ? [
          { text: t.wishlist, to: paths.wishlist },
          { text: t.orders, to: paths.orders },
        ]
      : [
          { text: t.signIn, to: paths.login, state: wayBack },
          { text: t.signUp, to: paths.signup, state: wayBack },
        ]),
  ];
  return (
    <footer className={classes.footer}>
      <Container className={classes.columns}>
        <section className={classes.developer} aria-labelledby="footer-developer">
          <Title order={2} size="h3" id="footer-developer">
            {t.aboutDeveloper}
          </Title>
          <p>{t.developer}</p>
          <Group component="ul" gap="xs" mt="md" className={classes.social}>
            {SOCIAL.map(({ name, Icon }) => (
              <li key={name}>
                {/* All icons link to the sign-up form, as the specification says. */}
                <ActionIcon
                  component={Link}
                  viewTransition
                  to={paths.signup}
                  state={wayBack}
                  radius="sm"
                  aria-label={t.social(name)}
                >
                  <Icon aria-hidden />
                </ActionIcon>
              </li>
            ))}
          </Group>
        </section>
        <nav className={classes.company} aria-labelledby="footer-company">
          <Title order={2} size="h3" id="footer-company">
            {t.company}
          </Title>
          <ul>
            {company.map(({ text, ...link }) => (
              <li key={link.to}>
                <Link viewTransition {...link}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="footer-website">
          <Title order={2} size="h3" id="footer-website">
            {t.aboutWebsite}
          </Title>
          <p>{t.website(shopName)}</p>
        </section>
      </Container>
      <Container className={classes.legal}>
        {/* At New Year, a page that was rendered before may be read after. */}
        <span suppressHydrationWarning>
          {/* oxlint-disable-next-line react/purity -- The year of the page's server may be another one. */}©{' '}
          {new Date().getFullYear()} {shopName}
        </span>
        <span>{t.rupees}</span>
        <LanguageSwitch />
      </Container>
    </footer>
  );
}

/** Links to this page in each language. With JavaScript they change the texts and keep all else on the screen. */
export function LanguageSwitch() {
  const t = useText(shellText);
  const { language: shown, choose } = useLanguage();
  const userMessage = useUserMessage();
  const { search } = useLocation();
  // Staff's screens are in English alone.
  if (useIsStaffScreen()) return null;
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
