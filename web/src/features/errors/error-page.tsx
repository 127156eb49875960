import { Button } from '@mantine/core';
import { useRouteError } from 'react-router-dom';
import { PageTitle } from '../../ui/page-title.tsx';
import { StatusView } from '../../ui/views/status-view.tsx';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/language/language.tsx';
import { uiText } from '../../ui/messages.ts';

/** The status of an answer, else the error's message, which can be empty. */
function errorText(error: unknown): string {
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : '';
}

/** For whatever a screen throws. Both actions reload the page, since the app's state may be broken. */
export function ErrorPage() {
  const error = useRouteError();
  const t = useText(uiText);
  return (
    <>
      <PageTitle title={t.crashTitle} />
      <StatusView
        figure={t.crashFigure}
        heading={t.crashed}
        text={t.crashText(errorText(error))}
        action={
          <>
            <Button onClick={() => location.reload()}>{t.tryAgain}</Button>
            <Button component="a" href={paths.home} variant="default">
              {t.backHome}
            </Button>
          </>
        }
      />
    </>
  );
}
