import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useId, type ReactNode, type Ref } from 'react';

/** A part of the profile, with its heading, what can be done there, and a note. */
export function ProfileSection(props: {
  component?: 'section' | 'form';
  heading: string;
  headingRef?: Ref<HTMLHeadingElement>;
  action?: ReactNode;
  note?: { id?: string; text: string };
  children: ReactNode;
}) {
  const { component: Element = 'section', heading, headingRef, action, note, children } = props;
  const id = useId();
  return (
    <Paper withBorder radius="lg" shadow="sm" p="clamp(20px, 3vw, 32px)">
      <Stack component={Element} gap={20} aria-labelledby={id}>
        <Group component="header" justify="space-between" gap="xs">
          <Title order={3} fz="1.25rem" id={id} ref={headingRef} {...(headingRef && { tabIndex: -1 })}>
            {heading}
          </Title>
          {action}
        </Group>
        {children}
        {note && (
          <Text id={note.id} c="dimmed" fz="sm">
            {note.text}
          </Text>
        )}
      </Stack>
    </Paper>
  );
}
