import IconShop from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import type { Icon } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLogOut } from '../../shared/login/use-log-out.ts';
import { useLayout } from '../../lib/hooks/use-layout.ts';
import { useTabs } from '../../lib/hooks/use-tabs.ts';
import { paths } from '../../lib/paths.ts';
import classes from './admin-shell.module.css';
import fades from './scroll-fade.module.css';
import { useText } from '../../lib/language/language.tsx';
import { shellText } from '../messages.ts';
import frame from './staff-frame.module.css';

export interface AdminTab<Value extends string> {
  value: Value;
  label: string;
  icon: Icon;
}

export function AdminShell<Value extends string>(props: {
  heading: string;
  tabs: readonly AdminTab<Value>[];
  active: Value;
  onTab: (value: Value) => void;
  /** True: logging out stands beside the tabs, too. */
  logsOut?: boolean;
  /** Headings start at h2. */
  children: ReactNode;
}) {
  const t = useText(shellText);
  const { heading, tabs, active, onTab, logsOut = false, children } = props;
  const id = useId();
  const logOut = useLogOut();
  const layout = useLayout();
  const vertical = layout === 'wide';
  const isPhone = layout === 'phone';
  const values = tabs.map(({ value }) => value);
  const { list, tabProps } = useTabs({ id, values, active, onTab });
  const logOutButton = logsOut && (
    <button type="button" className={`${classes.tab} ${classes.logOut}`} onClick={() => void logOut()}>
      <IconLogout size={22} stroke={1.75} aria-hidden />
      <span>{t.logOut}</span>
    </button>
  );

  return (
    <div className={`${frame.frame} ${classes.columns}`}>
      <div className={classes.side}>
        <h1 className={classes.heading}>{heading}</h1>
        <div className={classes.box}>
          {/* In the title's row, so that the tabs have all of their own; a phone begins with them. The focus goes the way the eye does. */}
          {!vertical && !isPhone && logOutButton}
          <div ref={list} className={`${classes.row} ${fades.fade}`}>
            <div
              role="tablist"
              className={classes.tabs}
              aria-label={heading}
              aria-orientation={vertical ? 'vertical' : 'horizontal'}
            >
              {tabs.map(({ value, label, icon: TabIcon }) => (
                <button key={value} className={classes.tab} {...tabProps(value)}>
                  <TabIcon size={22} stroke={1.75} aria-hidden />
                  {label}
                </button>
              ))}
            </div>
            {isPhone && logOutButton}
          </div>
          {vertical && (
            <div className={classes.foot}>
              <Link to={paths.home} className={classes.tab}>
                <IconShop size={22} stroke={1.75} aria-hidden />
                {t.toShop}
              </Link>
              {logOutButton}
            </div>
          )}
        </div>
      </div>
      <section
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${active}`}
        tabIndex={0}
        className={classes.panel}
      >
        {children}
      </section>
    </div>
  );
}
