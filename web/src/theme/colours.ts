import { virtualColor, type MantineColorsTuple } from '@mantine/core';

/** Ten shades each: 7 fills in the light scheme, 4 in the dark one, 9 is text on a tint. */
const peacock: MantineColorsTuple = [
  '#e6f5f3',
  '#cfe9e6',
  '#a2d5d0',
  '#71c0b9',
  '#5cc9bf',
  '#2e9f97',
  '#178c86',
  '#0b7a75',
  '#075e5a',
  '#064a47',
];

const marigold: MantineColorsTuple = [
  '#fff6e5',
  '#fdeccb',
  '#fbdca0',
  '#f9ca6b',
  '#f7b53d',
  '#f6aa1c',
  '#f5a40e',
  '#f59f00',
  '#e09200',
  '#633b00',
];

const brick: MantineColorsTuple = [
  '#fdf1ee',
  '#fbe6e0',
  '#f5c9bf',
  '#ffb3a3',
  '#ff9c86',
  '#ff8a70',
  '#bd4028',
  '#a8321e',
  '#872717',
  '#661c10',
];

/** From paper to ink: 3 is a line, 4 the border of a control, 5 a placeholder, 6 dimmed text. */
const gray: MantineColorsTuple = [
  '#fbf9f4',
  '#f3efe6',
  '#efeae0',
  '#e4dfd3',
  '#8b8a94',
  '#6b6e86',
  '#565b78',
  '#434866',
  '#2f3352',
  '#1b1f3b',
];

/** From text to the darkest ground: 6 is a surface, 7 the page. */
const dark: MantineColorsTuple = [
  '#f2efe7',
  '#d3d3dc',
  '#b3b6cd',
  '#8f94b4',
  '#3d4370',
  '#2c3156',
  '#1b1f3b',
  '#12152b',
  '#0e1023',
  '#0b0d1f',
];

/** A virtual colour is needed: with a plain one the colour of a filled button's words would follow the light scheme alone. */
const inBoth = (name: string, of: string) => virtualColor({ name, light: of, dark: of });

export const colors = {
  peacock,
  marigold,
  brick,
  gray,
  dark,
  brand: inBoth('brand', 'peacock'),
  accent: inBoth('accent', 'marigold'),
  danger: inBoth('danger', 'brick'),
};
