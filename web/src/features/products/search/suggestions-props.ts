import type { Listbox } from '../../../lib/hooks/use-listbox.ts';

/** Where an option leads, or what it does. */
export type SearchOption = string | (() => void);

export interface SuggestionsProps {
  /** What was typed, without spaces around it. */
  text: string;
  listbox: Listbox;
  /** Is told the options in their order. With a text, the option after them is 'See All..'. */
  onOptions: (options: SearchOption[]) => void;
}
