import { Button, Paper, Tabs, Title, VisuallyHidden } from '@mantine/core';
import IconShop from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import '../../theme/mantine-late.css';
import { useLayout } from '../../lib/hooks/use-layout.ts';
import { useText } from '../../lib/language/language.tsx';
import { paths } from '../../lib/paths.ts';
import { useLogOut } from '../../shared/login/use-log-out.ts';
import { shellText } from '../messages.ts';
import classes from './staff.module.css';

/** The tabs of a staff area around its screens: beside them in a wide window, else above them. */
export function AdminShell<Value extends string>(props: {
  heading: string;
  tabs: readonly { value: Value; label: string; icon: Icon }[];
  active: Value;
  onTab: (value: Value) => void;
  /** True: logging out stands beside the tabs, too. */
  logsOut?: boolean;
  /** Headings start at h2. */
  children: ReactNode;
}) {
  const t = useText(shellText);
  const { heading, tabs, active, onTab, logsOut = false, children } = props;
  const logOut = useLogOut();
  const layout = useLayout();
  const isWide = layout === 'wide';
  const quiet = { variant: 'subtle', color: 'gray', px: 'md', justify: 'start' } as const;

  return (
    <Tabs
      value={active}
      onChange={(value) => onTab(value as Value)}
      orientation={isWide ? 'vertical' : 'horizontal'}
      variant="pills"
      radius="xl"
      classNames={{
        root: classes.frame,
        list: classes.list,
        tab: classes.tab,
        tabLabel: classes.tabLabel,
        panel: classes.panel,
      }}
    >
      <div className={classes.side}>
        {/* The bar of a phone has the place's name: the list stands higher. */}
        {layout === 'phone' ? (
          <VisuallyHidden component="h1">{heading}</VisuallyHidden>
        ) : (
          <Title mb="sm">{heading}</Title>
        )}
        <Paper withBorder className={classes.box}>
          <Tabs.List aria-label={heading}>
            {tabs.map(({ value, label, icon: TabIcon }) => (
              <Tabs.Tab
                key={value}
                value={value}
                leftSection={isWide && <TabIcon size={22} stroke={1.75} aria-hidden />}
              >
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {isWide && (
            <Button
              {...quiet}
              component={Link}
              to={paths.home}
              leftSection={<IconShop size={22} stroke={1.75} aria-hidden />}
            >
              {t.toShop}
            </Button>
          )}
          {logsOut && (
            <Button
              {...quiet}
              leftSection={isWide && <IconLogout size={22} stroke={1.75} aria-hidden />}
              onClick={() => void logOut()}
            >
              {t.logOut}
            </Button>
          )}
        </Paper>
      </div>
      <Tabs.Panel value={active} tabIndex={0}>
        {children}
      </Tabs.Panel>
    </Tabs>
  );
}
