import { Notifications, notifications } from '@mantine/notifications';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Mantine } from './mantine.tsx';
import type { Toast } from './toast.ts';
import classes from './toast-list.module.css';

/** The toasts on the screen. */
export function ToastList() {
  return (
    <Mantine>
      <Notifications position="top-right" containerWidth={400} />
    </Mantine>
  );
}

/** Puts one more on the screen. */
export function addToast({ kind, message, duration }: Required<Toast>): void {
  notifications.show({
    message,
    autoClose: duration,
    className: `${classes.toast} ${classes[kind]}`,
    icon: kind === 'success' ? <IconCheck aria-hidden /> : <IconX aria-hidden />,
    closeButtonProps: { 'aria-label': 'Close this message' },
  });
}
