import { defineMessages } from '../../../lib/language/messages.ts';

/** Names of what titles say. Loaded with the product's page and the comparison. */
export const factsText = defineMessages('facts', {
  names: {
    screen: 'Screen',
    size: 'Size',
    memory: 'Memory',
    storage: 'Storage',
    colour: 'Colour',
    power: 'Power',
    battery: 'Battery',
  },
  /** Of a product whose title does not say it. */
  notSaid: 'Not stated',
});
