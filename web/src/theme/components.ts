import type { MantineThemeComponents } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import classes from './components.module.css';

const FIELD = { size: 'md', withAsterisk: false } as const;
const DIALOG = {
  radius: 'lg',
  padding: 'lg',
  transitionProps: { duration: 180, exitDuration: 0 },
  // Its <header> would be a second banner of the page.
  attributes: { header: { role: 'none' } },
  overlayProps: { color: '#0b0d1f', backgroundOpacity: 0.55 },
} as const;

function openByHomeAndEnd({ key, currentTarget }: KeyboardEvent<HTMLButtonElement>): void {
  if (key === 'Home' || key === 'End') currentTarget.click();
}

/** What every use of a component has: controls of at least 44 px, pills, and the shop's lines and surfaces. They are told as plain objects: `Modal.extend` would load the dialog's code with every page. */
export const components: MantineThemeComponents = {
  ActionIcon: {
    defaultProps: { variant: 'subtle', color: 'gray', size: 44, radius: 'xl' },
    classNames: { root: classes.icon },
  },
  Anchor: { defaultProps: { underline: 'always' }, classNames: { root: classes.anchor } },
  Badge: {
    defaultProps: { variant: 'light', radius: 'xl', size: 'lg' },
    classNames: { root: classes.badge, label: classes.badgeLabel },
  },
  Button: {
    defaultProps: { size: 'md', radius: 'xl' },
    classNames: { root: classes.button, label: classes.buttonLabel },
  },
  Card: { defaultProps: { radius: 'md', padding: 'md' }, classNames: { root: classes.surface } },
  Carousel: {
    defaultProps: { controlSize: 44 },
    classNames: {
      root: classes.carousel,
      viewport: classes.carouselViewport,
      controls: classes.carouselControls,
      control: classes.carouselControl,
    },
  },
  Checkbox: {
    defaultProps: { size: 'md', radius: 7 },
    classNames: { root: classes.choice, input: classes.control },
  },
  Container: { defaultProps: { size: 'var(--page-width)', px: 'var(--gutter)' } },
  Drawer: { defaultProps: DIALOG, classNames: { content: classes.dialog, title: classes.dialogTitle } },
  Input: { classNames: { input: classes.input, section: classes.section } },
  InputWrapper: {
    classNames: { label: classes.label, error: classes.error, description: classes.description },
  },
  Menu: {
    // Its placeholder for the focus is no item of the menu.
    defaultProps: {
      radius: 'md',
      shadow: 'md',
      transitionProps: { duration: 120 },
      withInitialFocusPlaceholder: false,
    },
    classNames: { dropdown: classes.dropdown, item: classes.menuItem },
  },
  Modal: {
    defaultProps: { ...DIALOG, centered: true, size: 560 },
    classNames: { content: classes.dialog, inner: classes.sheet, title: classes.dialogTitle },
  },
  NativeSelect: { defaultProps: FIELD },
  Notification: {
    defaultProps: { radius: 'sm', withBorder: true },
    classNames: { root: classes.toast, description: classes.toastText },
  },
  NavLink: { classNames: { root: classes.navLink, body: classes.navLinkBody } },
  NumberInput: { defaultProps: FIELD },
  Pagination: {
    defaultProps: { size: 44, radius: 'xl' },
    // The size of its words would be 44 px, too.
    vars: () => ({ root: { '--pagination-control-fz': '1rem' } }),
  },
  Paper: { defaultProps: { radius: 'md' }, classNames: { root: classes.surface } },
  PasswordInput: {
    defaultProps: { ...FIELD, rightSectionWidth: 52 },
    classNames: { innerInput: classes.innerInput, visibilityToggle: classes.eye },
  },
  Radio: {
    defaultProps: { size: 'md' },
    classNames: { root: classes.choice, radio: classes.control },
  },
  Skeleton: { defaultProps: { radius: 'sm' } },
  Tabs: { classNames: { tab: classes.tab } },
  // Mantine opens a tab with the arrow keys, but with these it moves the focus alone.
  TabsTab: { defaultProps: { onKeyUp: openByHomeAndEnd } },
  Textarea: { defaultProps: FIELD },
  TextInput: { defaultProps: FIELD },
};
