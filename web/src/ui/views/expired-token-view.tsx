import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useLoginState } from '../../session/origin.ts';
import { PageTitle } from '../page-title.tsx';
import { StatusView } from './status-view.tsx';
import { useText } from '../../lib/language/language.tsx';
import { uiText } from '../messages.ts';

export function ExpiredTokenView() {
  const t = useText(uiText);
  const state = useLoginState();
  return (
    <>
      <PageTitle title={t.tokenExpired} />
      <StatusView
        figure="401"
        heading={t.tokenExpired}
        text={t.tokenExpiredText}
        action={
          <Button component={Link} to={paths.login} state={state}>
            {t.login}
          </Button>
        }
      />
    </>
  );
}
