/** Pixels of a side; the web app names the same ones (web/src/lib/picture-sources.ts). */
export const WIDTHS = [320, 640, 1280] as const;
export const FORMATS = ['avif', 'webp'] as const;

export const KEPT_FOLDER = '/pictures/kept/';

/** The file whose presence means that the picture is kept. It is written first and removed last. */
const MAIN = '640.webp';

const FILE = /^[0-9a-f]{64}-(?:320|640|1280)\.(avif|webp)$/;

export const fileName = (hash: string, width: number, format: string): string => `${hash}-${width}.${format}`;
export const mainFile = (hash: string): string => `${hash}-${MAIN}`;
export const addressOf = (hash: string): string => KEPT_FOLDER + mainFile(hash);

export const allFiles = (hash: string): string[] =>
  WIDTHS.flatMap((width) => FORMATS.map((format) => fileName(hash, width, format)));

export const otherFiles = (hash: string): string[] => allFiles(hash).filter((file) => file !== mainFile(hash));

/** Security: what a client asks for reaches a file system or a bucket only if this knows it. */
export const formatOfFile = (file: string): string | undefined => FILE.exec(file)?.[1];

/** Undefined: not the main file of a picture. */
export function hashOfMainFile(file: string): string | undefined {
  const hash = file.slice(0, 64);
  return formatOfFile(file) !== undefined && file === mainFile(hash) ? hash : undefined;
}

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
}
