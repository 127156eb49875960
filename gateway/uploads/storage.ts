/** The files of one picture by name, all of them. */
export type PictureFiles = ReadonlyMap<string, Uint8Array>;

export interface KeptPicture {
  hash: string;
  keptAt: number; // when it was uploaded last, in ms since 1970
}

/** Where pictures are kept. Each function throws STORE_UNAVAILABLE if that place does not work. */
export interface PictureStorage {
  put: (hash: string, files: PictureFiles) => Promise<void>; // an uploaded picture that is there already becomes new again
  get: (file: string) => Promise<Uint8Array | undefined>;
  list: () => Promise<KeptPicture[]>;
  find: (hash: string) => Promise<KeptPicture | undefined>;
  remove: (hash: string) => Promise<void>;
  close: () => void;
}
