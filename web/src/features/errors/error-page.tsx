import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import buttons from '../../ui/buttons.module.css';
import { PageTitle } from '../../ui/page-title.tsx';
import { StatusView } from '../../ui/views/status-view.tsx';
import { paths } from '../../lib/paths.ts';

/** The status of a failed route, else the error's message. */
function errorText(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error && error.message ? error.message : 'Something went wrong';
}

/** The router's error boundary. Both actions reload the page, since the app's state may be broken. */
export function ErrorPage() {
  const error = useRouteError();
  return (
    <>
      <PageTitle title="Error" />
      <StatusView
        figure="Oops"
        heading="Unexpected Application Error!"
        text={errorText(error)}
        action={
          <>
            <button type="button" className={buttons.primary} onClick={() => location.reload()}>
              Try again
            </button>
            <a href={paths.home} className={buttons.secondary}>
              Back to home
            </a>
          </>
        }
      />
    </>
  );
}
