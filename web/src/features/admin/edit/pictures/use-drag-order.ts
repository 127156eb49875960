import { useState, type DragEvent } from 'react';

/** Moves an entry of a list while it is dragged by its grip. Keyboards have the arrow buttons. */
export function useDragOrder(entries: readonly string[], onChange: (entries: string[]) => void) {
  const [dragged, setDragged] = useState<{ place: number; before: readonly string[] }>();

  return {
    grip: (place: number) => ({
      draggable: true,
      onDragStart({ currentTarget, dataTransfer }: DragEvent<HTMLElement>) {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', entries[place] ?? '');
        const row = currentTarget.closest('li');
        if (row) dataTransfer.setDragImage(row, 0, 0);
        setDragged({ place, before: entries });
      },
      onDragEnd({ dataTransfer }: DragEvent) {
        // Escape, or dropped outside of the list.
        if (dragged && dataTransfer.dropEffect === 'none') onChange([...dragged.before]);
        setDragged(undefined);
      },
    }),
    row: (place: number) => ({
      onDragEnter() {
        const moved = dragged && entries[dragged.place];
        if (!dragged || moved === undefined || dragged.place === place) return;
        onChange(entries.toSpliced(dragged.place, 1).toSpliced(place, 0, moved));
        setDragged({ ...dragged, place });
      },
      onDragOver(event: DragEvent) {
        if (dragged) event.preventDefault();
      },
      onDrop(event: DragEvent) {
        if (dragged) event.preventDefault();
      },
    }),
  };
}
