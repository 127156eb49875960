import IconGithub from '@tabler/icons-react/dist/esm/icons/IconBrandGithub.mjs';
import IconInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs';
import IconLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { useWayToLogin, type LoginState } from '../session/origin.ts';
import { useSessionUser } from '../session/session-user.ts';
import { shopName } from '../lib/shop-name.ts';
import layout from '../ui/layout.module.css';
import classes from './footer.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { useText } from '../lib/language/language.tsx';
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
      <div className={`${layout.container} ${classes.columns}`}>
        <section className={classes.developer} aria-labelledby="footer-developer">
          <h2 id="footer-developer">{t.aboutDeveloper}</h2>
          <p>{t.developer}</p>
          <ul className={classes.social}>
            {SOCIAL.map(({ name, Icon }) => (
              <li key={name}>
                {/* All icons link to the sign-up form, as the specification says. */}
                <Link viewTransition to={paths.signup} state={wayBack} aria-label={t.social(name)}>
                  <Icon aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <nav className={classes.company} aria-labelledby="footer-company">
          <h2 id="footer-company">{t.company}</h2>
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
          <h2 id="footer-website">{t.aboutWebsite}</h2>
          <p>{t.website(shopName)}</p>
        </section>
      </div>
      <div className={`${layout.container} ${classes.legal}`}>
        {/* At New Year, a page that was rendered before may be read after. */}
        <span suppressHydrationWarning>
          © {new Date().getFullYear()} {shopName}
        </span>
        <span>{t.rupees}</span>
        <LanguageSwitch />
      </div>
    </footer>
  );
}
