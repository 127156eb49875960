import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs';
import IconBookmarks from '@tabler/icons-react/dist/esm/icons/IconBookmarks.mjs';

export function ExamplesIcon() {
  return <IconBookmarks aria-hidden="true" />;
}

export function SimulationIcon() {
  return <IconBolt aria-hidden="true" />;
}
