import IconCode from '@tabler/icons-react/dist/esm/icons/IconBrandGithub.mjs';
import IconProfessional from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import IconPortfolio from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import classes from './about-page.module.css';
import { Portrait } from './portrait.tsx';
import type { Member } from './team.ts';

const LINKS = [
  { kind: 'code', text: 'Code profile', Icon: IconCode },
  { kind: 'professional', text: 'Professional profile', Icon: IconProfessional },
  { kind: 'portfolio', text: 'Portfolio', Icon: IconPortfolio },
] as const;

/** A developer: portrait, name, expertise, and where to read more about them. */
export function TeamMember({ member }: { member: Member }) {
  return (
    <li className={classes.member}>
      <Portrait name={member.name} {...member.portrait} />
      <h3>{member.name}</h3>
      <p>{member.expertise}</p>
      <ul className={classes.links}>
        {LINKS.map(({ kind, text, Icon }) => (
          <li key={kind}>
            <a
              href={member.links[kind]}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${text} of ${member.name} (opens in a new tab)`}
              title={text}
            >
              <Icon aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
