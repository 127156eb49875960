/** Backgrounds in the shop's colours: the colour in the middle of the light and at the edge. */
export const TINTS = {
  teal: { light: '#EDF8F6', edge: '#B7DCD7' },
  marigold: { light: '#FFF8E8', edge: '#F8DBA2' },
  paper: { light: '#FFFFFF', edge: '#E9E2D3' },
  rose: { light: '#FFF5F1', edge: '#F2CFC2' },
  sky: { light: '#F3F8FD', edge: '#C4D8EC' },
  lilac: { light: '#F8F5FD', edge: '#D8CCEB' },
} as const;

export type Tint = keyof typeof TINTS;

/** An object of the pictures. */
export interface PictureSubject {
  /** The emoji's file in the picture package, without `.webp`; absent: the subject is one of the SVG files in `drawings/`. */
  emoji?: string;
  tints: readonly Tint[];
  /** Rotation of its colours in degrees on each background; absent: none, since its material has one colour. */
  hues?: readonly number[];
}

export const SUBJECTS = {
  backpack: { emoji: '1f392', tints: ['teal', 'sky', 'marigold'], hues: [0, 215, 160] },
  battery: { emoji: '1f50b', tints: ['teal', 'lilac'], hues: [0, 100] },
  boot: { emoji: '1f97e', tints: ['marigold', 'teal', 'paper'], hues: [0, 320, 345] },
  briefcase: { emoji: '1f4bc', tints: ['paper', 'sky'], hues: [0, 230] },
  cable: { tints: ['sky', 'rose'] },
  camera: { emoji: '1f4f9', tints: ['sky', 'marigold'] },
  cap: { emoji: '1f9e2', tints: ['sky', 'rose', 'teal'], hues: [0, 160, 325] },
  clearcase: { tints: ['rose', 'teal', 'lilac'], hues: [0, 330, 40] },
  clutch: { emoji: '1f45d', tints: ['rose', 'lilac', 'teal'], hues: [0, 260, 150] },
  coat: { emoji: '1f9e5', tints: ['paper', 'sky', 'rose'], hues: [0, 180, 320] },
  desktop: { emoji: '1f5a5-fe0f', tints: ['paper', 'teal', 'lilac', 'sky', 'marigold'], hues: [0, 325, 55, 280, 190] },
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
  laptop: {
    emoji: '1f4bb',
    tints: ['teal', 'lilac', 'marigold', 'paper', 'rose', 'sky'],
    hues: [0, 60, 300, 330, 90, 30],
  },
  loafer: { emoji: '1f45e', tints: ['marigold', 'paper', 'sky'], hues: [0, 20, 200] },
  luggage: { emoji: '1f9f3', tints: ['sky', 'marigold', 'rose'], hues: [0, 320, 140] },
  mouse: { emoji: '1f5b1-fe0f', tints: ['teal', 'lilac', 'marigold'] },
  phone: {
    emoji: '1f4f1',
    tints: ['lilac', 'teal', 'marigold', 'rose', 'sky', 'paper'],
    hues: [0, 270, 330, 25, 300, 345],
  },
  phonecase: { tints: ['teal', 'marigold', 'sky', 'rose'], hues: [0, 300, 120, 80] },
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
  tee: { emoji: '1f455', tints: ['teal', 'sky', 'rose', 'paper', 'lilac'], hues: [0, 100, 230, 40, 290] },
  watch: { emoji: '231a', tints: ['teal', 'marigold', 'rose', 'lilac', 'paper'], hues: [0, 330, 40, 300, 240] },
  watchband: { tints: ['sky', 'marigold', 'teal'], hues: [0, 290, 110] },
} as const satisfies Record<string, PictureSubject>;

export type Subject = keyof typeof SUBJECTS;

/** An object is shown whole, from near, and with a second one behind it. */
export const VIEWS = ['front', 'near', 'pair'] as const;

/** Widths of every picture in pixels; the database names the middle one. */
export const WIDTHS = [320, 640, 1280] as const;

export const FORMATS = ['webp', 'avif'] as const;

/** One file: a view of an object on a background, as an image of `width` pixels squared. */
export interface Picture {
  subject: Subject;
  tint: Tint;
  /** Rotation of the object's colours in degrees. */
  hue: number;
  view: (typeof VIEWS)[number];
  width: (typeof WIDTHS)[number];
  format: (typeof FORMATS)[number];
}

/** A picture's file name. The web app derives the names of the other widths and formats from its parts. */
function fileName({ subject, tint, view, width, format }: Omit<Picture, 'hue'>): string {
  return `${subject}-${tint}-${view}-${width}.${format}`;
}

/** The paths of a product's pictures. `variant` chooses the background, modulo their number. */
export function productPictures(subject: Subject, variant: number): string[] {
  const { tints } = SUBJECTS[subject];
  const tint = tints[variant % tints.length] as Tint;
  return VIEWS.map((view) => `/pictures/${fileName({ subject, tint, view, width: 640, format: 'webp' })}`);
}

/** Every picture that there is, by file name. */
export const PICTURES: ReadonlyMap<string, Picture> = new Map(
  allPictures().map((picture) => [fileName(picture), picture]),
);

function allPictures(): Picture[] {
  const objects = Object.entries<PictureSubject>(SUBJECTS).flatMap(([subject, { tints, hues }]) =>
    tints.map((tint, index) => ({ subject: subject as Subject, tint, hue: hues?.[index] ?? 0 })),
  );
  return objects.flatMap((object) =>
    VIEWS.flatMap((view) => WIDTHS.flatMap((width) => FORMATS.map((format) => ({ ...object, view, width, format })))),
  );
}
