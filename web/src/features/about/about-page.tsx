import { ActionIcon, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import IconCode from '@tabler/icons-react/dist/esm/icons/IconBrandGithub.mjs';
import IconProfessional from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import IconPortfolio from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { Page } from '../../ui/page.tsx';
import { paths } from '../../lib/paths.ts';
import { ExploreLink } from '../../shared/product/product-links.tsx';
import { shopName } from '../../lib/shop-name.ts';
import classes from './about-page.module.css';
import { useText } from '../../lib/language/language.tsx';
import { aboutText } from './messages.ts';

interface Member {
  name: string;
  portrait: { background: string; skin: string; shirt: string; hair: 'short' | 'long' | 'bun' };
  /** URLs of the profiles. */
  links: { code: string; professional: string; portfolio: string };
}

/** Three invented developers, as the specification asks. example.com is reserved for examples. */
const TEAM: Member[] = [
  {
    name: 'Ananya Deshmukh',
    portrait: { background: '#bfe0dc', skin: '#c58c64', shirt: '#f59f00', hair: 'long' },
    links: profiles('ananya'),
  },
  {
    name: 'Rohan Iyer',
    portrait: { background: '#fbdca0', skin: '#a9714b', shirt: '#0b7a75', hair: 'short' },
    links: profiles('rohan'),
  },
  {
    name: 'Meera Krishnan',
    portrait: { background: '#d5d2ec', skin: '#b57b54', shirt: '#a8321e', hair: 'bun' },
    links: profiles('meera'),
  },
];

function profiles(handle: string): Member['links'] {
  return {
    code: `https://code.example.com/${handle}`,
    professional: `https://people.example.com/${handle}`,
    portfolio: `https://${handle}.example.com/`,
  };
}

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
    <Stack component="li" gap="lg" className={classes.member}>
      <Portrait name={member.name} {...member.portrait} />
      <div>
        <Title order={3} fz="1.375rem">
          {member.name}
        </Title>
        <Text c="dimmed" mt={4}>
          {t.fullStack}
        </Text>
        <Group component="ul" gap="xs" mt="sm">
          {LINKS.map(({ kind, Icon }) => (
            <li key={kind}>
              <ActionIcon
                component="a"
                variant="light"
                color="brand"
                href={member.links[kind]}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={t.linkOf(t.links[kind], member.name)}
                title={t.links[kind]}
              >
                <Icon aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </Group>
      </div>
    </Stack>
  );
}

export function AboutPage() {
  const t = useText(aboutText);
  return (
    <Page title={t.title} canonical={paths.about}>
      <Stack component="header" gap="lg" maw={860} mb="var(--section)">
        <Title>{t.title}</Title>
        <Text c="dimmed" fz="clamp(1.125rem, 2vw, 1.375rem)">
          {t.intro(shopName)}
        </Text>
      </Stack>
      <section aria-labelledby="team">
        <Title order={2} id="team" fz="clamp(1.5rem, 2.6vw, 2rem)" mb="lg">
          {t.team}
        </Title>
        <SimpleGrid component="ul" cols={{ base: 1, sm: 3 }} spacing="clamp(20px, 3vw, 40px)">
          {TEAM.map((member) => (
            <TeamMember key={member.name} member={member} />
          ))}
        </SimpleGrid>
      </section>
      <Text ta="center" mt="xl">
        <ExploreLink />
      </Text>
    </Page>
  );
}
