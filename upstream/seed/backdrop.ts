import type { Tint } from './pictures.ts';

/** Soft backgrounds that go with the shop's teal, marigold and paper: the colour in the light's middle, and at the edge. */
const TINTS: Record<Tint, { light: string; edge: string }> = {
  teal: { light: '#EDF8F6', edge: '#B7DCD7' },
  marigold: { light: '#FFF8E8', edge: '#F8DBA2' },
  sand: { light: '#FFFFFF', edge: '#E9E2D3' },
  rose: { light: '#FFF5F1', edge: '#F2CFC2' },
  sky: { light: '#F3F8FD', edge: '#C4D8EC' },
  sage: { light: '#F5FAEF', edge: '#CFE0C1' },
  lilac: { light: '#F8F5FD', edge: '#D8CCEB' },
  stone: { light: '#F8F9FB', edge: '#D3D8E0' },
};

/**
 * A backdrop as an SVG `side` px square: a light from the upper left that falls off to the tint, a floor a shade deeper,
 * and on it the shadow of an object `width` px wide that ends at `ground`: a wide soft one, and a narrow dark one where
 * the object touches the floor.
 */
export function backdrop(side: number, tint: Tint, width: number, ground: number): Buffer {
  const { light, edge } = TINTS[tint];
  const stop = (offset: number, color: string, opacity: number) =>
    `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <defs>
      <radialGradient id="light" cx="42%" cy="34%" r="78%">
        ${stop(0, light, 1)}${stop(0.45, light, 0.72)}${stop(1, light, 0)}
      </radialGradient>
      <linearGradient id="floor" x1="0" y1="0" x2="0" y2="1">${stop(0, edge, 0)}${stop(1, edge, 0.85)}</linearGradient>
      <radialGradient id="shadow">
        ${stop(0, '#2B3A3A', 0.34)}${stop(0.5, '#2B3A3A', 0.13)}${stop(1, '#2B3A3A', 0)}
      </radialGradient>
    </defs>
    <rect width="100%" height="100%" fill="${edge}"/>
    <rect width="100%" height="100%" fill="url(#light)"/>
    <rect y="62%" width="100%" height="38%" fill="url(#floor)"/>
    <ellipse cx="50%" cy="${ground}" rx="${width * 0.66}" ry="${width * 0.13}" fill="url(#shadow)"/>
    <ellipse cx="50%" cy="${ground - width * 0.01}" rx="${width * 0.44}" ry="${width * 0.05}" fill="url(#shadow)"/>
  </svg>`);
}
