/** Background colours: in the middle of the light and at the edge. */
export const TINTS = {
  teal: { light: '#EDF8F6', edge: '#B7DCD7' },
  marigold: { light: '#FFF8E8', edge: '#F8DBA2' },
  paper: { light: '#FFFFFF', edge: '#E9E2D3' },
  rose: { light: '#FFF5F1', edge: '#F2CFC2' },
  sky: { light: '#F3F8FD', edge: '#C4D8EC' },
  lilac: { light: '#F8F5FD', edge: '#D8CCEB' },
} as const;

export type Tint = keyof typeof TINTS;

interface PictureSubject {
  emoji: string; // file name in the emoji package, without `.webp`
  tints: readonly Tint[];
  /** Colour rotation in degrees for each background; absent: none, since the material has one colour. */
  hues?: readonly number[];
}

export const SUBJECTS = {
  backpack: { emoji: '1f392', tints: ['teal', 'sky', 'marigold'], hues: [0, 215, 160] },
  battery: { emoji: '1f50b', tints: ['teal', 'lilac'], hues: [0, 100] },
  boot: { emoji: '1f97e', tints: ['marigold', 'teal', 'paper'], hues: [0, 70, 345] },
  briefcase: { emoji: '1f4bc', tints: ['paper', 'sky'], hues: [0, 230] },
  camera: { emoji: '1f4f9', tints: ['sky', 'marigold'] },
  cap: { emoji: '1f9e2', tints: ['sky', 'rose', 'teal'], hues: [0, 160, 325] },
  clutch: { emoji: '1f45d', tints: ['rose', 'lilac', 'teal'], hues: [0, 260, 150] },
  coat: { emoji: '1f9e5', tints: ['paper', 'sky', 'rose'], hues: [0, 180, 320] },
  desktop: { emoji: '1f5a5-fe0f', tints: ['paper', 'teal', 'lilac'], hues: [0, 325, 55] },
  dress: { emoji: '1f457', tints: ['sky', 'rose', 'teal'], hues: [0, 130, 310] },
  flat: { emoji: '1f97f', tints: ['sky', 'rose'], hues: [0, 140] },
  gamepad: { emoji: '1f3ae', tints: ['lilac', 'teal'], hues: [0, 280] },
  gem: { emoji: '1f48e', tints: ['paper', 'rose', 'teal'], hues: [0, 130, 310] },
  gloves: { emoji: '1f9e4', tints: ['lilac', 'teal'], hues: [0, 270] },
  handbag: { emoji: '1f45c', tints: ['paper', 'rose', 'teal'], hues: [0, 330, 130] },
  headphones: { emoji: '1f3a7', tints: ['teal', 'rose', 'sky'] },
  heel: { emoji: '1f460', tints: ['rose', 'teal', 'paper'], hues: [0, 180, 250] },
  jeans: { emoji: '1f456', tints: ['sky', 'marigold', 'paper'], hues: [0, 20, 340] },
  keyboard: { emoji: '2328-fe0f', tints: ['paper', 'teal', 'marigold'] },
  laptop: { emoji: '1f4bb', tints: ['teal', 'marigold', 'lilac'], hues: [0, 0, 60] },
  loafer: { emoji: '1f45e', tints: ['marigold', 'paper', 'sky'], hues: [0, 20, 200] },
  luggage: { emoji: '1f9f3', tints: ['sky', 'marigold', 'rose'], hues: [0, 320, 140] },
  mouse: { emoji: '1f5b1-fe0f', tints: ['teal', 'lilac', 'marigold'] },
  phone: { emoji: '1f4f1', tints: ['lilac', 'teal', 'marigold'], hues: [0, 290, 330] },
  plug: { emoji: '1f50c', tints: ['marigold', 'teal', 'sky'] },
  purse: { emoji: '1f45b', tints: ['rose', 'teal', 'marigold'], hues: [0, 200, 265] },
  radio: { emoji: '1f4fb', tints: ['marigold', 'teal'] },
  runner: { emoji: '1f45f', tints: ['lilac', 'teal', 'marigold'], hues: [0, 270, 120] },
  sandal: { emoji: '1f461', tints: ['paper', 'sky'], hues: [0, 260] },
  sari: { emoji: '1f97b', tints: ['marigold', 'rose', 'teal'], hues: [0, 190, 290] },
  scarf: { emoji: '1f9e3', tints: ['rose', 'teal', 'paper'], hues: [0, 180, 40] },
  shirt: { emoji: '1f454', tints: ['sky', 'lilac', 'paper'], hues: [0, 60, 320] },
  shorts: { emoji: '1fa73', tints: ['teal', 'sky'], hues: [0, 80] },
  slide: { emoji: '1fa74', tints: ['sky', 'marigold'], hues: [0, 150] },
  socks: { emoji: '1f9e6', tints: ['teal', 'rose'], hues: [0, 200] },
  sunglasses: { emoji: '1f576-fe0f', tints: ['marigold', 'paper', 'teal'], hues: [0, 90, 290] },
  tee: { emoji: '1f455', tints: ['teal', 'sky', 'rose'], hues: [0, 100, 230] },
  watch: { emoji: '231a', tints: ['teal', 'marigold', 'rose'], hues: [0, 330, 120] },
} as const satisfies Record<string, PictureSubject>;

export type Subject = keyof typeof SUBJECTS;

export const ANGLES = [1, 2, 3] as const; // straight, rotated, mirrored

/** In pixels. The database names the file of the middle width. */
export const WIDTHS = [320, 640, 1280] as const;

export const FORMATS = ['webp', 'avif'] as const;

/** The names of the other widths and formats are derived from these parts. */
export function pictureFile(
  subject: Subject,
  tint: Tint,
  angle: (typeof ANGLES)[number],
  width: (typeof WIDTHS)[number],
  format: (typeof FORMATS)[number],
): string {
  return `${subject}-${tint}-${angle}-${width}.${format}`;
}

/** `variant` selects the background, modulo the number of backgrounds. */
export function productPictures(subject: Subject, variant: number): string[] {
  const { tints } = SUBJECTS[subject];
  const tint = tints[variant % tints.length] as Tint;
  return ANGLES.map((angle) => `/pictures/${pictureFile(subject, tint, angle, 640, 'webp')}`);
}

export function pictureFiles(): string[] {
  return Object.entries(SUBJECTS).flatMap(([subject, { tints }]) =>
    tints.flatMap((tint) =>
      ANGLES.flatMap((angle) =>
        WIDTHS.flatMap((width) => FORMATS.map((format) => pictureFile(subject as Subject, tint, angle, width, format))),
      ),
    ),
  );
}
