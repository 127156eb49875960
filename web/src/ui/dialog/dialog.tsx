import { Drawer, Modal } from '@mantine/core';
import { createContext, use, useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import '../../theme/mantine-late.css';
import { useText } from '../../lib/language/language.tsx';
import { firstClick } from '../first-click.ts';
import { uiText } from '../messages.ts';
import classes from './dialog.module.css';

/** Of a dialog: a question that opens within tells it. Both listen for Escape on the window, and the question alone is meant. */
const Outer = createContext<(isAsking: boolean) => void>(() => undefined);

/** The buttons of a dialog. They stay in sight below what scrolls. */
export const DialogFooter = ({ children }: { children: ReactNode }) => (
  <div className={`${classes.footer} ${classes.buttons}`}>{children}</div>
);

/** Mantine's dialog. What has `data-autofocus` in it has the focus first. */
export function Dialog(props: {
  opened: boolean;
  onClose: () => void;
  heading: string;
  /** True: a drawer at the window's side, as high as the window. */
  side?: boolean;
  /** How wide it is, in px. */
  size?: number;
  /** False: who closes it decides what has the focus then. */
  returnFocus?: boolean;
  children: ReactNode;
  footer?: ReactNode;
}) {
  const t = useText(uiText);
  const { opened, onClose, heading, side = false, size, returnFocus = true, children, footer } = props;
  const [isAsking, setAsking] = useState(false);
  const tellOuter = use(Outer);
  useEffect(() => {
    if (!opened) return undefined;
    tellOuter(true);
    return () => tellOuter(false);
  }, [opened, tellOuter]);
  const shared = {
    opened,
    onClose,
    returnFocus,
    ...(size !== undefined && { size }),
    title: heading,
    // The second half of a double click that has opened the dialog neither closes it nor takes the focus away.
    closeOnClickOutside: false,
    closeOnEscape: !isAsking,
    overlayProps: {
      onClick: firstClick(onClose),
      onMouseDown: (event: MouseEvent) => event.detail > 1 && event.preventDefault(),
    },
    closeButtonProps: { 'aria-label': t.close, size: 44, iconSize: 22 },
    children: (
      <Outer value={setAsking}>
        {children}
        {footer && <DialogFooter>{footer}</DialogFooter>}
      </Outer>
    ),
  };
  return side ? <Drawer position="right" radius={0} size={620} {...shared} /> : <Modal {...shared} />;
}
