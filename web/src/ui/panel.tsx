import { Paper, Stack, Title, type PaperProps, type StackProps } from '@mantine/core';
import { useId, type ReactNode } from 'react';

/** A part of the page in a sunk box, with its heading. */
export function Panel(
  props: PaperProps & {
    heading: string;
    gap?: StackProps['gap'];
    'aria-busy'?: boolean | undefined;
    children: ReactNode;
  },
) {
  const { heading, gap = 'md', children, ...paper } = props;
  const id = useId();
  return (
    <Paper component="section" radius="lg" p="lg" bg="var(--sunk)" aria-labelledby={id} {...paper}>
      <Stack gap={gap}>
        <Title order={2} id={id}>
          {heading}
        </Title>
        {children}
      </Stack>
    </Paper>
  );
}
