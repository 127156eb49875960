export interface Member {
  name: string;
  portrait: { background: string; skin: string; shirt: string; hair: 'short' | 'long' | 'bun' };
  /** URLs of the profiles. */
  links: { code: string; professional: string; portfolio: string };
}

/** Three invented developers, as the specification asks. example.com is reserved for examples. */
export const TEAM: Member[] = [
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
