import { Component, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadCode } from '../../lib/load-code.ts';
import { whenIdle } from '../../lib/when-idle.ts';

/** The list of toasts. Its code comes when the page is idle: before a toast is needed, and after the first screen. */
export function Toaster() {
  const [List, setList] = useState<ComponentType>();
  useEffect(() => {
    whenIdle(() => {
      loadCode(() => import('./toast-list.tsx')).then(
        ({ ToastList }) => setList(() => ToastList),
        () => undefined, // the shop works without toasts
      );
    });
  }, []);
  return <Boundary>{List && <List />}</Boundary>;
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
