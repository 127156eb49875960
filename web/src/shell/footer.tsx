import IconGithub from '@tabler/icons-react/dist/esm/icons/IconBrandGithub.mjs';
import IconInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs';
import IconLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { useSessionUser } from '../session/session-user.ts';
import { shopName } from '../lib/shop-name.ts';
import layout from '../ui/layout.module.css';
import classes from './footer.module.css';

const SOCIAL = [
  { name: 'Instagram', Icon: IconInstagram },
  { name: 'LinkedIn', Icon: IconLinkedin },
  { name: 'GitHub', Icon: IconGithub },
  { name: 'X', Icon: IconX },
];

const FOR_GUESTS = [
  { text: 'Sign in', to: paths.login },
  { text: 'Sign up', to: paths.signup },
];

const FOR_SHOPPERS = [
  { text: 'Wishlist', to: paths.wishlist },
  { text: 'Orders', to: paths.orders },
];

export function Footer() {
  const company = [
    { text: 'About Us', to: paths.about },
    { text: 'Products', to: paths.products },
    ...(useSessionUser() ? FOR_SHOPPERS : FOR_GUESTS),
  ];
  return (
    <footer className={classes.footer}>
      <div className={`${layout.container} ${classes.columns}`}>
        <section className={classes.developer} aria-labelledby="footer-developer">
          <h2 id="footer-developer">About the developer</h2>
          <p>
            Built by a single full stack developer, from the first table in the database to the last pixel on the page.
          </p>
          <ul className={classes.social}>
            {SOCIAL.map(({ name, Icon }) => (
              <li key={name}>
                {/* All icons link to the sign-up form, as the specification says. */}
                <Link to={paths.signup} aria-label={`${name}: sign up`}>
                  <Icon aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <nav className={classes.company} aria-labelledby="footer-company">
          <h2 id="footer-company">Company</h2>
          <ul>
            {company.map(({ text, to }) => (
              <li key={to}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="footer-website">
          <h2 id="footer-website">About the website</h2>
          <p>
            {shopName} is an online shop for electronics, accessories and clothing, available 24/7, built by a single
            full stack developer.
          </p>
        </section>
      </div>
      <div className={`${layout.container} ${classes.legal}`}>
        {/* At New Year, a page that was rendered before may be read after. */}
        <span suppressHydrationWarning>
          © {new Date().getFullYear()} {shopName}
        </span>
        <span>Prices in Indian rupees (₹)</span>
      </div>
    </footer>
  );
}
