import { Container, type ContainerProps } from '@mantine/core';
import type { Ref } from 'react';
import layout from './layout.module.css';
import { PageTitle, type PageFacts } from './page-title.tsx';

/** A screen between the header and the footer, at the width that they have, and its title. */
export function Page(props: PageFacts & Omit<ContainerProps, 'title'> & { ref?: Ref<HTMLDivElement> }) {
  const { title, description, canonical, className = '', children, ...container } = props;
  return (
    <Container className={`${layout.page} ${className}`} {...container}>
      <PageTitle {...{ title, description, canonical }} />
      {children}
    </Container>
  );
}
