import type { Listbox } from '../../../lib/hooks/use-listbox.ts';

export interface SuggestionsProps {
  /** What was typed, without spaces around it; not empty. */
  text: string;
  listbox: Listbox;
  /** Is told where the options lead, in their order. The option after them is 'See All..'. */
  onOptions: (paths: string[]) => void;
}
