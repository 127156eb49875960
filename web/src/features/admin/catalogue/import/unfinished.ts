import { storedValue } from '../../../../lib/browser-storage.ts';

export interface ImportFile {
  name: string;
  text: string;
}

const isFile = (found: unknown): found is ImportFile =>
  typeof found === 'object' &&
  found !== null &&
  'name' in found &&
  'text' in found &&
  typeof found.name === 'string' &&
  typeof found.text === 'string';

/** The file that is being imported, until all of it is in the shop: after a break it is offered again. */
const file = storedValue('catalogueImport', (found) => (isFile(found) ? found : null));

/** Its lines whose new products are in the shop. Nothing else tells: such a line has no id. */
const added = storedValue('catalogueImportAdded', (found) =>
  Array.isArray(found) && found.every((line) => typeof line === 'number') ? found : null,
);

export const unfinished = {
  read: file.read,
  /** Lines that a break came after; of another file there are none. */
  addedOf: ({ text }: ImportFile): ReadonlySet<number> =>
    new Set(file.read()?.text === text ? (added.read() ?? []) : []),
  begin(next: ImportFile): void {
    if (file.read()?.text !== next.text) added.write(null);
    file.write(next);
  },
  noteAdded: (line: number): void => added.write([...(added.read() ?? []), line]),
  forget(): void {
    file.write(null);
    added.write(null);
  },
};
