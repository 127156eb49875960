import { Badge, Group, NavLink, Stack, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import type { Example } from '../../../schema/examples/examples.ts';
import { useSessionUser } from '../../src/session/session-user.ts';
import { mayDo, roleName } from '../roles.ts';
import { COLLECTION } from './collection.ts';
import { useOpenExample, useOpenName } from './use-open-example.ts';

export function ExamplesPanel() {
  const [search, setSearch] = useState('');
  const found = COLLECTION.filter(({ name, description, noun }) =>
    `${name} ${noun} ${description}`.toLowerCase().includes(search.trim().toLowerCase()),
  );

  return (
    <Stack component="section" gap="sm" aria-label="Examples">
      <Title order={2}>Examples</Title>
      <p>One for every query and mutation. Their variables are looked up in this shop.</p>
      <TextInput
        type="search"
        aria-label="Search examples"
        placeholder="Search examples"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {found.length === 0 && <p>No example has “{search}” in it.</p>}
      {[...Map.groupBy(found, ({ noun }) => noun)].map(([noun, examples]) => (
        <section key={noun} aria-label={noun}>
          <Title order={3} mb={4} tt="capitalize">
            {noun}
          </Title>
          <ul>
            {examples.map((example) => (
              <li key={example.name}>
                <ExampleButton example={example} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}

function ExampleButton({ example }: { example: Example }) {
  const role = useSessionUser()?.role ?? null;
  const open = useOpenExample();
  const isOpen = useOpenName() === example.name;
  const { name, kind, description } = example;
  return (
    <NavLink
      component="button"
      active={isOpen}
      aria-current={isOpen}
      disabled={!open}
      onClick={() => void open?.(example)}
      label={
        <Group component="span" gap={6}>
          {name}
          <Badge component="span" size="sm" color={kind === 'mutation' ? 'accent' : 'gray'}>
            {kind}
          </Badge>
          {example.role && (
            <Badge component="span" size="sm" color={mayDo(role, example.role) ? 'brand' : 'danger'}>
              {roleName(example.role)}
            </Badge>
          )}
        </Group>
      }
      description={description
        .split('`')
        .map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : part))}
    />
  );
}
