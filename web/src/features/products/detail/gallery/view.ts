/** How a picture is shown: enlarged `scale` times, and moved by `x` and `y` pixels from the centre. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };

/** Pictures are at most 1280 pixels wide: more would only blur. */
export const MOST_ZOOM = 4;

const clamp = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** Keeps the picture over the whole stage, so that it cannot be lost outside. */
function within({ scale, x, y }: View, { width, height }: Size): View {
  return { scale, x: clamp(x, ((scale - 1) * width) / 2), y: clamp(y, ((scale - 1) * height) / 2) };
}

/** Enlarges around `at`, which is measured from the centre of the stage: what is there stays there. */
export function zoom(view: View, factor: number, at: Point, size: Size): View {
  const scale = Math.min(MOST_ZOOM, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return within({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, size);
}

export function pan(view: View, by: Point, size: Size): View {
  return within({ ...view, x: view.x + by.x, y: view.y + by.y }, size);
}
