/** One of the shop's developers, as the About Us screen shows them. */
export interface Member {
  name: string;
  /** What they do. */
  expertise: string;
  /** Colours and hair of their portrait. */
  portrait: { ground: string; skin: string; shirt: string; hair: 'short' | 'long' | 'bun' };
  /** Addresses of their profiles. */
  links: { code: string; professional: string; portfolio: string };
}

const FULL_STACK = 'Full Stack Developer';

/** The three of the specification; people and addresses are invented, under a name that is kept free for examples. */
export const TEAM: Member[] = [
  {
    name: 'Ananya Deshmukh',
    expertise: FULL_STACK,
    portrait: { ground: '#bfe0dc', skin: '#c58c64', shirt: '#f59f00', hair: 'long' },
    links: profiles('ananya'),
  },
  {
    name: 'Rohan Iyer',
    expertise: FULL_STACK,
    portrait: { ground: '#fbdca0', skin: '#a9714b', shirt: '#0b7a75', hair: 'short' },
    links: profiles('rohan'),
  },
  {
    name: 'Meera Krishnan',
    expertise: FULL_STACK,
    portrait: { ground: '#d5d2ec', skin: '#b57b54', shirt: '#a8321e', hair: 'bun' },
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
