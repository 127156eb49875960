import { NotFoundView } from '../../components/not-found-view.tsx';

/** Any address that the table of paths does not know. */
export function NotFoundPage() {
  return <NotFoundView />;
}
