import { Badge, Button, Text } from '@mantine/core';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useSessionUser } from '../../session/session-user.ts';
import { PageTitle } from '../page-title.tsx';
import { StatusView } from './status-view.tsx';
import classes from './views.module.css';
import { useText } from '../../lib/language/language.tsx';
import { uiText } from '../messages.ts';

export type StaffRole = 'ADMIN' | 'SUPER_ADMIN';

const AREAS = { ADMIN: paths.admin, SUPER_ADMIN: paths.superAdmin };

/** `ways`: links beside the main way on, for who has no area of their own. */
export function UnauthorizedView({ role, ways }: { role: StaffRole; ways?: ReactNode }) {
  const t = useText(uiText);
  const user = useSessionUser();
  const own = user?.role;
  // Staff in the other staff's area go to their own. Who is refused there has lost the role.
  const area = own === undefined || own === 'USER' || own === role ? undefined : own;
  return (
    <>
      <PageTitle title={t.unauthorized} />
      <StatusView
        figure={<IconLock className={classes.lock} stroke={1.5} aria-hidden />}
        heading={t.unauthorized}
        text={
          <>
            {t.unauthorizedText}
            <Badge component="strong" display="flex" color="accent" size="xl" w="fit-content" mt="md" mx="auto">
              {t.whoMay[role]}
            </Badge>
            {user && (
              <Text component="small" display="block" mt="sm">
                {t.signedInAs(user.email)}
              </Text>
            )}
          </>
        }
        action={
          <>
            <Button component={Link} to={paths.home}>
              {t.goHome}
            </Button>
            {area ? (
              <Button component={Link} to={AREAS[area]} variant="default">
                {t.goToArea[area]}
              </Button>
            ) : (
              ways
            )}
          </>
        }
      />
    </>
  );
}
