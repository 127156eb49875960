import IconCode from '@tabler/icons-react/dist/esm/icons/IconBrandGithub.mjs';
import IconProfessional from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import IconPortfolio from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { PageTitle } from '../../ui/page-title.tsx';
import { paths } from '../../lib/paths.ts';
import layout from '../../ui/layout.module.css';
import { ExploreLink } from '../../shared/product/product-links.tsx';
import { shopName } from '../../lib/shop-name.ts';
import classes from './about-page.module.css';
import { TEAM, type Member } from './team.ts';
import { useText } from '../../lib/language/language.tsx';
import { aboutText } from './messages.ts';

const HAIR = {
  short: 'M62 84c-4-36 20-50 40-50s42 14 36 50c-6-16-14-24-22-26-18 4-40 2-54 26z',
  long: 'M58 150c-12-70-4-118 42-118s56 48 42 118c-12 6-18 2-20-10l2-66c-20 2-36-4-42-14-6 10-10 20-8 40l2 42c-2 12-8 14-18 8z',
  bun: 'M84 32a16 16 0 1 1 32 0c20 8 28 26 24 52-8-16-16-22-24-26-16 6-38 4-54 26-4-26 4-44 22-52z',
};

/** An inline SVG, so that no image is requested. */
function Portrait({ name, background, skin, shirt, hair }: Member['portrait'] & { name: string }) {
  const t = useText(aboutText);
  return (
    <svg
      className={classes.portrait}
      viewBox="-60 8 320 168"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={t.portraitOf(name)}
    >
      <rect x="-60" width="320" height="200" fill={background} />
      {hair === 'long' && <path d={HAIR.long} fill="#1b1f3b" />}
      <path d="M30 210c0-44 30-62 70-62s70 18 70 62z" fill={shirt} />
      <path d="M86 118h28v32c0 8-6 14-14 14s-14-6-14-14z" fill={skin} />
      <ellipse cx="100" cy="90" rx="36" ry="42" fill={skin} />
      <path d={HAIR[hair === 'long' ? 'short' : hair]} fill="#1b1f3b" />
      <circle cx="87" cy="92" r="3.2" fill="#1b1f3b" />
      <circle cx="113" cy="92" r="3.2" fill="#1b1f3b" />
      <path d="M91 110c5 5 13 5 18 0" fill="none" stroke="#1b1f3b" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

const LINKS = [
  { kind: 'code', Icon: IconCode },
  { kind: 'professional', Icon: IconProfessional },
  { kind: 'portfolio', Icon: IconPortfolio },
] as const;

function TeamMember({ member }: { member: Member }) {
  const t = useText(aboutText);
  return (
    <li className={classes.member}>
      <Portrait name={member.name} {...member.portrait} />
      <h3>{member.name}</h3>
      <p>{t.fullStack}</p>
      <ul className={classes.links}>
        {LINKS.map(({ kind, Icon }) => (
          <li key={kind}>
            <a
              href={member.links[kind]}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t.linkOf(t.links[kind], member.name)}
              title={t.links[kind]}
            >
              <Icon aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

export function AboutPage() {
  const t = useText(aboutText);
  return (
    <>
      <PageTitle title={t.title} canonical={paths.about} />
      <div className={`${layout.container} ${layout.page}`}>
        <header className={classes.intro}>
          <h1>{t.title}</h1>
          <p>{t.intro(shopName)}</p>
        </header>
        <section aria-labelledby="team">
          <h2 id="team" className={classes.heading}>
            {t.team}
          </h2>
          <ul className={classes.team}>
            {TEAM.map((member) => (
              <TeamMember key={member.name} member={member} />
            ))}
          </ul>
        </section>
        <p className={classes.onward}>
          <ExploreLink />
        </p>
      </div>
    </>
  );
}
