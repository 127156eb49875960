import { NotFoundView } from '../../ui/views/not-found-view.tsx';

/** The catch-all route. */
export function NotFoundPage() {
  return <NotFoundView />;
}
