import IconNext from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPrevious from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { Link } from 'react-router-dom';
import { useText } from '../../../../lib/language/language.tsx';
import buttons from '../../../../ui/buttons.module.css';
import layout from '../../../../ui/layout.module.css';
import { uiText } from '../../../../ui/messages.ts';
import pager from './pager.module.css';
import classes from './page-links.module.css';

/** Links to the list's pages, which need no JavaScript. Where nobody knows how many there are, to the ones beside this page alone. */
export function PageLinks(props: {
  pageInfo: { page: number; totalPages: number | null; hasNextPage: boolean; hasPreviousPage: boolean };
  hrefOf: (page: number) => string;
}) {
  const t = useText(uiText);
  const { pageInfo, hrefOf } = props;
  const { page, totalPages, hasNextPage, hasPreviousPage } = pageInfo;
  if (!hasNextPage && !hasPreviousPage) return null;
  const step = (to: number, name: string, Icon: typeof IconNext, enabled: boolean) => {
    const look = {
      className: buttons.secondary,
      children: (
        <>
          <Icon size={20} aria-hidden />
          <span className={totalPages === null ? undefined : layout.hiddenOnPhone}>{name}</span>
        </>
      ),
    };
    return enabled ? <Link to={hrefOf(to)} {...look} /> : <button type="button" disabled {...look} />;
  };
  return (
    <nav className={`${pager.pager} ${classes.pages}`} aria-label={t.pages}>
      {step(page - 1, t.previous, IconPrevious, hasPreviousPage)}
      {totalPages === null ? (
        <p aria-current="page">{t.page(page)}</p>
      ) : (
        <ul>
          {numbersOf(page, totalPages).map((number, at, all) => (
            <li key={number} data-hole={number - (all[at - 1] ?? 0) > 1 || undefined}>
              <Link to={hrefOf(number)} aria-current={number === page ? 'page' : undefined} aria-label={t.page(number)}>
                {number}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {step(page + 1, t.next, IconNext, hasNextPage)}
    </nav>
  );
}

/** The first page, the last, and this one with its neighbours. No hole is of one page alone. */
function numbersOf(page: number, last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) =>
      number === 1 || number === last || Math.abs(number - page) < (number === 2 || number === last - 1 ? 3 : 2),
  );
}
