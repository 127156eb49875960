import { Button, Pagination, Text, type ButtonProps } from '@mantine/core';
import IconNext from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPrevious from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { Link } from 'react-router-dom';
import { useText } from '../../../lib/language/language.tsx';
import layout from '../../../ui/layout.module.css';
import { uiText } from '../../../ui/messages.ts';
import classes from './list.module.css';

/** Links to the list's pages, which need no JavaScript. Where nobody knows how many there are, to the ones beside this page alone. */
export function PageLinks(props: {
  pageInfo: { page: number; totalPages: number | null; hasNextPage: boolean; hasPreviousPage: boolean };
  hrefOf: (page: number) => string;
}) {
  const t = useText(uiText);
  const { pageInfo, hrefOf } = props;
  const { page, totalPages, hasNextPage, hasPreviousPage } = pageInfo;
  if (!hasNextPage && !hasPreviousPage) return null;
  const step = (to: number, name: string, icon: Pick<ButtonProps, 'leftSection' | 'rightSection'>, on: boolean) => {
    const words = <span className={totalPages === null ? undefined : layout.hiddenOnPhone}>{name}</span>;
    return on ? (
      <Button component={Link} to={hrefOf(to)} variant="default" {...icon}>
        {words}
      </Button>
    ) : (
      <Button disabled variant="default" {...icon}>
        {words}
      </Button>
    );
  };
  return (
    <nav className={classes.pages} aria-label={t.pages}>
      {step(page - 1, t.previous, { leftSection: <IconPrevious size={20} aria-hidden /> }, hasPreviousPage)}
      {totalPages === null ? (
        <Text fw={600} aria-current="page">
          {t.page(page)}
        </Text>
      ) : (
        <Pagination
          total={totalPages}
          value={page}
          withControls={false}
          layout="responsive"
          classNames={{ items: classes.numbers }}
          getItemProps={(to) => ({ component: Link, to: hrefOf(to), 'aria-label': t.page(to) })}
          formatLabel={() => t.pageOf(page, totalPages)}
        />
      )}
      {step(page + 1, t.next, { rightSection: <IconNext size={20} aria-hidden /> }, hasNextPage)}
    </nav>
  );
}
