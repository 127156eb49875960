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
  /** Its file in `drawings/`: 1,200 pixels at the longer side, cut to the object, transparent around it. */
  drawing: string;
  tints: readonly Tint[];
  /** Rotation of its colours in degrees on each background; absent: none, since its material has one colour. */
  hues?: readonly number[];
}

export const SUBJECTS = {
  backpack: { drawing: 'bags/backpack.webp', tints: ['teal', 'sky', 'marigold'], hues: [0, 215, 160] },
  battery: { drawing: 'devices/battery.webp', tints: ['teal', 'lilac'], hues: [0, 100] },
  boot: { drawing: 'shoes/boot.webp', tints: ['marigold', 'teal', 'paper'], hues: [0, 320, 345] },
  briefcase: { drawing: 'bags/briefcase.webp', tints: ['paper', 'sky'], hues: [0, 230] },
  cable: { drawing: 'devices/cable.svg', tints: ['sky', 'rose'] },
  camera: { drawing: 'devices/camera.webp', tints: ['sky', 'marigold'] },
  cap: { drawing: 'clothes/cap.webp', tints: ['sky', 'rose', 'teal'], hues: [0, 160, 325] },
  clearcase: { drawing: 'devices/clearcase.svg', tints: ['rose', 'teal', 'lilac'], hues: [0, 330, 40] },
  clutch: { drawing: 'bags/clutch.webp', tints: ['rose', 'lilac', 'teal'], hues: [0, 260, 150] },
  coat: { drawing: 'clothes/coat.webp', tints: ['paper', 'sky', 'rose'], hues: [0, 180, 320] },
  desktop: {
    drawing: 'devices/desktop.webp',
    tints: ['paper', 'teal', 'lilac', 'sky', 'marigold'],
    hues: [0, 325, 55, 280, 190],
  },
  dress: { drawing: 'clothes/dress.webp', tints: ['sky', 'rose', 'teal'], hues: [0, 130, 310] },
  flat: { drawing: 'shoes/flat.webp', tints: ['sky', 'rose'], hues: [0, 140] },
  gamepad: { drawing: 'devices/gamepad.webp', tints: ['lilac', 'teal'], hues: [0, 280] },
  gem: { drawing: 'clothes/gem.webp', tints: ['paper', 'rose', 'teal'], hues: [0, 130, 310] },
  gloves: { drawing: 'clothes/gloves.webp', tints: ['lilac', 'teal'], hues: [0, 270] },
  handbag: { drawing: 'bags/handbag.webp', tints: ['paper', 'rose', 'teal'], hues: [0, 330, 130] },
  headphones: { drawing: 'devices/headphones.webp', tints: ['teal', 'rose', 'sky'] },
  heel: { drawing: 'shoes/heel.webp', tints: ['rose', 'teal', 'paper'], hues: [0, 180, 250] },
  jeans: { drawing: 'clothes/jeans.webp', tints: ['sky', 'marigold', 'paper'], hues: [0, 20, 340] },
  keyboard: { drawing: 'devices/keyboard.webp', tints: ['paper', 'teal', 'marigold'] },
  laptop: {
    drawing: 'devices/laptop.webp',
    tints: ['teal', 'lilac', 'marigold', 'paper', 'rose', 'sky'],
    hues: [0, 60, 300, 330, 90, 30],
  },
  loafer: { drawing: 'shoes/loafer.webp', tints: ['marigold', 'paper', 'sky'], hues: [0, 20, 200] },
  luggage: { drawing: 'bags/luggage.webp', tints: ['sky', 'marigold', 'rose'], hues: [0, 320, 140] },
  mouse: { drawing: 'devices/mouse.webp', tints: ['teal', 'lilac', 'marigold'] },
  phone: {
    drawing: 'devices/phone.webp',
    tints: ['lilac', 'teal', 'marigold', 'rose', 'sky', 'paper'],
    hues: [0, 270, 330, 25, 300, 345],
  },
  phonecase: { drawing: 'devices/phonecase.svg', tints: ['teal', 'marigold', 'sky', 'rose'], hues: [0, 300, 120, 80] },
  plug: { drawing: 'devices/plug.webp', tints: ['marigold', 'teal', 'sky'] },
  purse: { drawing: 'bags/purse.webp', tints: ['rose', 'teal', 'marigold'], hues: [0, 200, 265] },
  radio: { drawing: 'devices/radio.webp', tints: ['marigold', 'teal'] },
  runner: { drawing: 'shoes/runner.webp', tints: ['lilac', 'teal', 'marigold'], hues: [0, 270, 120] },
  sandal: { drawing: 'shoes/sandal.webp', tints: ['paper', 'sky'], hues: [0, 260] },
  sari: { drawing: 'clothes/sari.webp', tints: ['marigold', 'rose', 'teal'], hues: [0, 190, 290] },
  scarf: { drawing: 'clothes/scarf.webp', tints: ['rose', 'teal', 'paper'], hues: [0, 180, 40] },
  shirt: { drawing: 'clothes/shirt.webp', tints: ['sky', 'lilac', 'paper'], hues: [0, 60, 320] },
  shorts: { drawing: 'clothes/shorts.webp', tints: ['teal', 'sky'], hues: [0, 80] },
  slide: { drawing: 'shoes/slide.webp', tints: ['sky', 'marigold'], hues: [0, 150] },
  socks: { drawing: 'clothes/socks.webp', tints: ['teal', 'rose'], hues: [0, 200] },
  sunglasses: { drawing: 'clothes/sunglasses.webp', tints: ['marigold', 'paper', 'teal'], hues: [0, 90, 290] },
  tee: { drawing: 'clothes/tee.webp', tints: ['teal', 'sky', 'rose', 'paper', 'lilac'], hues: [0, 100, 230, 40, 290] },
  watch: {
    drawing: 'devices/watch.webp',
    tints: ['teal', 'marigold', 'rose', 'lilac', 'paper'],
    hues: [0, 330, 40, 300, 240],
  },
  watchband: { drawing: 'devices/watchband.svg', tints: ['sky', 'marigold', 'teal'], hues: [0, 290, 110] },
} as const satisfies Record<string, PictureSubject>;

export type Subject = keyof typeof SUBJECTS;

/** An object is shown whole, from near, and with a second one behind it. */
const VIEWS = ['front', 'near', 'pair'] as const;

/** Widths of every picture in pixels; the database names the middle one. */
const WIDTHS = [320, 640, 1280] as const;

const FORMATS = ['webp', 'avif'] as const;

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

/** Part of every name, because browsers keep pictures for ever. Whoever changes how they look counts on, and renames those of databases. */
const EDITION = 2;

/** A picture's file name. The web app derives the names of the other widths and formats from its parts. */
function fileName({ subject, tint, view, width, format }: Omit<Picture, 'hue'>): string {
  return `${subject}-${tint}-${view}-${EDITION}-${width}.${format}`;
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
