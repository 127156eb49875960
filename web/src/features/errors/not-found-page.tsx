import { NotFoundView } from '../../ui/views/not-found-view.tsx';

/** Any address that the table of paths does not know. */
export function NotFoundPage() {
  return <NotFoundView />;
}
