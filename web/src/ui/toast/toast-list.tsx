import { MantineThemeProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import '../../theme/mantine-late.css';
import { useText } from '../../lib/language/language.tsx';
import { uiText } from '../messages.ts';
import classes from './toast-list.module.css';

/** What calls `showToast` does not know the language, so the button's label comes from here. */
export function ToastList() {
  const t = useText(uiText);
  const defaultProps = { closeButtonProps: { 'aria-label': t.closeToast } };
  return (
    <MantineThemeProvider theme={{ components: { Notification: { defaultProps } } }}>
      <Notifications position="top-right" className={classes.list} />
    </MantineThemeProvider>
  );
}
