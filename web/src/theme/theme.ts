import { createTheme } from '@mantine/core';
import { colors } from './colours.ts';
import { components } from './components.ts';

const FONT = 'var(--font)';

/** The shop's look for all of Mantine. The same tokens for the shop's own rules are in base.css. */
export const theme = createTheme({
  colors,
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  white: '#ffffff',
  black: '#1b1f3b',
  fontFamily: FONT,
  headings: {
    fontFamily: FONT,
    fontWeight: '800',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--title)', lineHeight: '1.1' },
      h2: { fontSize: '1.5rem', lineHeight: '1.2' },
      h3: { fontSize: '1.125rem', lineHeight: '1.3' },
      h4: { fontSize: '1rem', lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.5rem' },
  fontWeights: { regular: '400', medium: '650', bold: '800' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '10px', sm: '14px', md: '20px', lg: '28px', xl: '999px' },
  shadows: { sm: 'var(--shadow)', md: 'var(--shadow-lift)' },
  defaultRadius: 'sm',
  // Phones, tablets and wide windows (specification, section 7), and the widths of the carousels' slides.
  breakpoints: { xs: '26.5625em', sm: '48em', md: '62em', lg: '64em', xl: '110em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'never', // base.css draws it
  components,
});
