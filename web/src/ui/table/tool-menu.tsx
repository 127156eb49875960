import { Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import type { Icon } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import buttons from '../buttons.module.css';
import layout from '../layout.module.css';
import classes from './tool-menu.module.css';

/** A button above a table that opens a sheet. `worded`: it has its words on a phone, too. Escape, a press elsewhere, or a focus that goes elsewhere closes it. */
export function ToolMenu(props: {
  icon: Icon;
  label: string;
  children: (close: () => void) => ReactNode;
  /** `only`: on a phone the words stand without the picture. */
  worded?: boolean | 'only';
}) {
  const { icon: ToolIcon, label, children, worded = false } = props;
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      middlewares={{ flip: true, shift: { padding: 16 } }}
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: classes.sheet ?? '' }}
      hideDetached={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <button
          type="button"
          className={`${buttons.secondary} ${classes.tool} ${worded === 'only' ? classes.words : ''}`}
          title={label}
          onClick={() => setOpened(!opened)}
        >
          <ToolIcon size={20} aria-hidden />
          <span className={worded ? undefined : layout.hiddenOnPhone}>{label}</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown
        onBlur={({ currentTarget, relatedTarget }) => {
          // No target: a press on something that takes no focus, which may be inside.
          if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
        }}
      >
        {children(close)}
      </Popover.Dropdown>
    </Popover>
  );
}
