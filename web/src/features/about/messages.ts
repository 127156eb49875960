import { defineMessages } from '../../lib/language/messages.ts';

export const aboutText = defineMessages('about', {
  title: 'About Us',
  intro: (shop: string) =>
    `${shop} stands for reliability. We say what we will do, and we do it by the day we named: deadlines here are promises, kept for shoppers and for one another alike. What you see is what is in stock, and what an order costs is said before it is placed.`,
  team: 'Team Members',
  fullStack: 'Full Stack Developer',
  portraitOf: (name: string) => `Portrait of ${name}`,
  links: { code: 'Code profile', professional: 'Professional profile', portfolio: 'Portfolio' },
  linkOf: (link: string, name: string) => `${link} of ${name} (opens in a new tab)`,
});
