/** The soft colours that pictures are set on. */
export type Tint = 'teal' | 'marigold' | 'sand' | 'rose' | 'sky' | 'sage' | 'lilac' | 'stone';

/** How an object is shown: the colour behind it, and a turn of its own colours, so one drawing gives several goods. */
export interface Look {
  tint: Tint;
  /** Degrees by which the object's hues are turned. */
  hue?: number;
  saturation?: number;
  brightness?: number;
}

/** A drawn object: `drawing` is its code point in the emoji set. */
export interface PictureObject {
  drawing: string;
  looks: readonly [Look, ...Look[]];
}

/** Everything that can be pictured; a product names its object by the key. */
export const OBJECTS = {
  laptop: { drawing: '1f4bb', looks: [{ tint: 'teal' }, { tint: 'marigold' }, { tint: 'lilac' }] },
  desktop: { drawing: '1f5a5-fe0f', looks: [{ tint: 'sand' }, { tint: 'sky' }, { tint: 'teal' }] },
  tablet: {
    drawing: '1f4f1',
    looks: [
      { tint: 'sky', hue: 40 },
      { tint: 'lilac', hue: -100 },
    ],
  },
  'tablet-case': { drawing: '1f4d4', looks: [{ tint: 'stone' }, { tint: 'rose', hue: 90 }] },
  stopwatch: { drawing: '23f1-fe0f', looks: [{ tint: 'sky' }, { tint: 'rose', hue: 60 }] },
  phone: { drawing: '1f4f1', looks: [{ tint: 'marigold' }, { tint: 'teal', hue: -60 }, { tint: 'rose' }] },
  headphones: { drawing: '1f3a7', looks: [{ tint: 'teal' }, { tint: 'rose' }] },
  watch: { drawing: '231a', looks: [{ tint: 'sand' }, { tint: 'sage', hue: -40 }] },
  keyboard: { drawing: '2328-fe0f', looks: [{ tint: 'sky' }, { tint: 'marigold' }] },
  mouse: { drawing: '1f5b1-fe0f', looks: [{ tint: 'rose' }, { tint: 'teal' }] },
  plug: { drawing: '1f50c', looks: [{ tint: 'sage' }, { tint: 'marigold' }] },
  battery: { drawing: '1f50b', looks: [{ tint: 'stone' }, { tint: 'sky', hue: 80 }] },
  gamepad: { drawing: '1f3ae', looks: [{ tint: 'lilac' }, { tint: 'teal' }] },
  shield: { drawing: '1f6e1-fe0f', looks: [{ tint: 'sky' }, { tint: 'sand', hue: -30 }] },
  'phone-case': { drawing: '1f4f2', looks: [{ tint: 'stone' }, { tint: 'sky', hue: -60 }, { tint: 'sand' }] },
  tshirt: { drawing: '1f455', looks: [{ tint: 'sage' }, { tint: 'sky', hue: 95 }, { tint: 'rose', hue: -110 }] },
  blouse: { drawing: '1f45a', looks: [{ tint: 'rose' }, { tint: 'teal', hue: -140 }] },
  shirt: { drawing: '1f454', looks: [{ tint: 'sky' }, { tint: 'sand', hue: -50 }] },
  jeans: { drawing: '1f456', looks: [{ tint: 'sand' }, { tint: 'stone', saturation: 0.35, brightness: 0.8 }] },
  dress: { drawing: '1f457', looks: [{ tint: 'marigold' }, { tint: 'rose', hue: 130 }] },
  sari: { drawing: '1f97b', looks: [{ tint: 'marigold' }, { tint: 'lilac', hue: -80 }] },
  coat: { drawing: '1f9e5', looks: [{ tint: 'sage' }, { tint: 'sky', hue: 170 }] },
  shorts: { drawing: '1fa73', looks: [{ tint: 'sand' }, { tint: 'lilac', hue: 100 }] },
  sneaker: { drawing: '1f45f', looks: [{ tint: 'teal' }, { tint: 'marigold', hue: 60 }, { tint: 'lilac', hue: -70 }] },
  'lace-up': { drawing: '1f45e', looks: [{ tint: 'sand' }, { tint: 'sky', saturation: 0.3, brightness: 0.75 }] },
  'hiking-boot': { drawing: '1f97e', looks: [{ tint: 'sage' }, { tint: 'sand', hue: -20, brightness: 0.85 }] },
  heel: { drawing: '1f460', looks: [{ tint: 'rose' }, { tint: 'teal', hue: 180 }] },
  sandal: { drawing: '1f461', looks: [{ tint: 'sky' }, { tint: 'marigold', hue: -60 }] },
  boot: { drawing: '1f462', looks: [{ tint: 'stone' }, { tint: 'rose', hue: 35, saturation: 0.7 }] },
  flat: { drawing: '1f97f', looks: [{ tint: 'rose' }, { tint: 'sand', hue: 140 }] },
  slide: { drawing: '1fa74', looks: [{ tint: 'marigold' }, { tint: 'sage', hue: -60 }] },
  backpack: { drawing: '1f392', looks: [{ tint: 'sky' }, { tint: 'sand', hue: -140 }] },
  handbag: { drawing: '1f45c', looks: [{ tint: 'marigold' }, { tint: 'rose', hue: -30 }] },
  clutch: { drawing: '1f45d', looks: [{ tint: 'teal' }, { tint: 'stone', hue: 170 }] },
  purse: { drawing: '1f45b', looks: [{ tint: 'sand' }, { tint: 'lilac', hue: -160 }] },
  luggage: { drawing: '1f9f3', looks: [{ tint: 'marigold' }, { tint: 'teal', hue: -160 }] },
  briefcase: { drawing: '1f4bc', looks: [{ tint: 'sage' }, { tint: 'sand', saturation: 0.4 }] },
  sunglasses: { drawing: '1f576-fe0f', looks: [{ tint: 'marigold' }, { tint: 'rose', hue: 80 }] },
  glasses: { drawing: '1f453', looks: [{ tint: 'sand' }, { tint: 'lilac', hue: 120 }] },
  cap: { drawing: '1f9e2', looks: [{ tint: 'sand' }, { tint: 'rose', hue: 150 }] },
  hat: { drawing: '1f452', looks: [{ tint: 'sky' }, { tint: 'teal', hue: -130 }] },
  scarf: { drawing: '1f9e3', looks: [{ tint: 'sage' }, { tint: 'marigold', hue: 170 }] },
  gloves: { drawing: '1f9e4', looks: [{ tint: 'stone' }, { tint: 'sand', hue: -90 }] },
  socks: { drawing: '1f9e6', looks: [{ tint: 'lilac' }, { tint: 'marigold', hue: 60 }] },
  football: { drawing: '26bd', looks: [{ tint: 'sage' }, { tint: 'marigold', hue: -60 }] },
} as const satisfies Record<string, PictureObject>;

/** The name of an object that can be pictured. */
export type ObjectName = keyof typeof OBJECTS;

/** The views of an object: straight on, tilted, and a mirrored close-up. */
export const ANGLES = [1, 2, 3] as const;
export type Angle = (typeof ANGLES)[number];

/** Widths, in px, that every picture is kept in, and the one that products name. */
export const WIDTHS = [320, 640, 1280] as const;
const NAMED_WIDTH = 640;

/** One composed picture, before it is written in its widths and formats. */
export interface Picture {
  object: ObjectName;
  look: Look;
  angle: Angle;
  /** `<object>-<tint>-<angle>`; the files add `-<width>.<format>`. */
  name: string;
}

/** The looks that an object comes in. */
export function looksOf(object: ObjectName): readonly [Look, ...Look[]] {
  return OBJECTS[object].looks;
}

function pictureName(object: ObjectName, look: Look, angle: Angle): string {
  return `${object}-${look.tint}-${angle}`;
}

/** The name of one of a picture's files. */
export function pictureFile({ name }: Picture, width: (typeof WIDTHS)[number], format: 'webp' | 'avif'): string {
  return `${name}-${width}.${format}`;
}

/** Every picture that the composer makes. */
export function allPictures(): Picture[] {
  return (Object.keys(OBJECTS) as ObjectName[]).flatMap((object) =>
    looksOf(object).flatMap((look) =>
      ANGLES.map((angle) => ({ object, look, angle, name: pictureName(object, look, angle) })),
    ),
  );
}

/** The addresses of a product's three pictures; `lead` says which view comes first, so that like goods do not look alike. */
export function picturePaths(object: ObjectName, look: Look, lead: number): string[] {
  return ANGLES.map((_, step) => {
    const angle = ANGLES[(lead + step) % ANGLES.length] ?? ANGLES[0];
    return `/pictures/${pictureName(object, look, angle)}-${NAMED_WIDTH}.webp`;
  });
}
