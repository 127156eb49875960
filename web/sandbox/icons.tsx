import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs';
import IconBookmarks from '@tabler/icons-react/dist/esm/icons/IconBookmarks.mjs';

/** Stands for the collection of ready operations. */
export function ExamplesIcon() {
  return <IconBookmarks aria-hidden="true" />;
}

/** Stands for faults and delays. */
export function SimulationIcon() {
  return <IconBolt aria-hidden="true" />;
}
