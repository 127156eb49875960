import { Button, Container } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { PageTitle } from '../page-title.tsx';
import { StatusView } from './status-view.tsx';
import { useText } from '../../lib/language/language.tsx';
import { uiText } from '../messages.ts';

export interface NotFound {
  /** What is not found, other than the page. */
  instead?: { heading: string; text: string; way?: ReactNode };
  /** Before the ways on. */
  first?: ReactNode;
  /** What stands below. */
  children?: ReactNode;
}

/** `ways`: links beside the main way on. */
export function NotFoundView({ instead, first, ways, children }: NotFound & { ways?: ReactNode }) {
  const t = useText(uiText);
  const { heading, text, way } = instead ?? { heading: t.notFound, text: t.notFoundText };
  return (
    <>
      <PageTitle title={heading} />
      <StatusView
        figure="404"
        compact
        {...{ heading, text }}
        action={
          <>
            {first}
            {way ?? (
              <Button component={Link} to={paths.home}>
                {t.backHome}
              </Button>
            )}
            {ways}
          </>
        }
      />
      <Container pb="var(--section)">{children}</Container>
    </>
  );
}
