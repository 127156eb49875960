import { useEffect, useState, type KeyboardEvent } from 'react';

/**
 * The result that Enter opens: the first one, or the one that the arrow keys have reached. Not Mantine's own, which nothing tells to
 * screen readers, and which goes by places: results that come later would move it.
 */
export function useActive(options: {
  ids: readonly string[];
  text: string;
  /** The id of its element. */
  elementId: (id: string) => string;
  onEnter: (id: string) => void;
}) {
  const { ids, text, elementId, onEnter } = options;
  const [reached, setReached] = useState({ text, id: '' });
  const active = reached.text === text && ids.includes(reached.id) ? reached.id : ids[0];
  const element = active === undefined ? undefined : elementId(active);

  useEffect(() => {
    if (element !== undefined) document.getElementById(element)?.scrollIntoView({ block: 'nearest' });
  }, [element]);

  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (nativeEvent.isComposing || active === undefined) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (key === 'Enter') onEnter(active);
    else if (step !== undefined)
      setReached({ text, id: ids[(ids.indexOf(active) + step + ids.length) % ids.length] ?? '' });
  };
  return { active, element, onKeyDown };
}
