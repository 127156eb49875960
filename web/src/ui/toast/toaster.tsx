import { notifications, useNotifications } from '@mantine/notifications';
import { Component, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadCode } from '../../lib/load-code.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import classes from './toaster.module.css';

/** The list of toasts. Its code comes when the page is idle: before a toast is needed, and after the first screen. */
export function Toaster() {
  const [List, setList] = useState<ComponentType>();
  useEffect(() => {
    whenIdle(() => {
      loadCode(() => import('./toast-list.tsx')).then(
        ({ ToastList }) => setList(() => ToastList),
        () => setList(() => PlainList),
      );
    });
  }, []);
  return <Boundary>{List && <List />}</Boundary>;
}

/** Where the list's code does not come: its texts alone. */
function PlainList() {
  return (
    <div className={classes.plain}>
      {useNotifications().notifications.map(({ id = '', message, autoClose }) => (
        <PlainToast key={id} id={id} message={message} ms={Number(autoClose)} />
      ))}
    </div>
  );
}

function PlainToast({ id, message, ms }: { id: string; message: ReactNode; ms: number }) {
  useEffect(() => {
    const timer = setTimeout(() => void notifications.hide(id), ms);
    return () => clearTimeout(timer);
  }, [id, ms]);
  return <p role="alert">{message}</p>;
}

/** Without it, an error in the list would unmount all screens. */
class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return !this.state.broken && this.props.children;
  }
}
