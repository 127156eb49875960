import { Box, Button, Checkbox, Code, Group, NativeSelect, Stack, TextInput, Title } from '@mantine/core';
import { useGraphiQL } from '@graphiql/react';
import { isObjectType, type GraphQLSchema } from 'graphql';
import { useRef, useState, type FormEvent } from 'react';
import { settings } from './settings.ts';
import { simulate, simulateInShop, simulationText, stopSimulating, useSimulated } from './simulation.ts';

const WHAT_HAPPENS = [
  {
    group: 'It takes',
    items: [500, 2000, 5000, 15_000].map((delay) => ({ value: `${delay}ms`, label: `${delay / 1000} s` })),
  },
  { group: 'It fails with', items: [...settings.errorCodes] },
];

export function SimulationPanel() {
  const schema = useGraphiQL((state) => state.schema);
  const { entries, inShop } = useSimulated();
  const [field, setField] = useState('');
  const [value, setValue] = useState('2000ms');
  const [problem, setProblem] = useState('');
  const fieldInput = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const fields = schema ? fieldNames(schema) : [];

  const add = (event: FormEvent): void => {
    event.preventDefault();
    const fieldName = field.trim();
    if (!fields.includes(fieldName)) return setProblem('Choose a field of the schema, such as Query.cart.');
    setProblem('');
    setField('');
    simulate(fieldName, value);
  };

  /** The button goes with its entry: the next one has the focus, else the one before, else the field. */
  const switchOff = (entry: string, place: number): void => {
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[place + 1] ?? buttons?.[place - 1] ?? fieldInput.current)?.focus();
    stopSimulating(entry);
  };

  return (
    <Stack component="section" gap="sm" aria-label="Faults and delays">
      <Title order={2}>Faults and delays</Title>
      <p>Makes fields slow or lets them fail, to see every loading and error state. A field that fails is not run.</p>
      <form onSubmit={add} noValidate>
        <Stack gap="sm">
          <TextInput
            ref={fieldInput}
            label="Field"
            list="fields"
            value={field}
            placeholder="Query.cart"
            autoComplete="off"
            error={problem}
            errorProps={{ role: 'alert' }}
            onChange={({ currentTarget }) => setField(currentTarget.value)}
          />
          <datalist id="fields">
            {fields.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <NativeSelect
            label="What happens"
            data={WHAT_HAPPENS}
            value={value}
            onChange={({ currentTarget }) => setValue(currentTarget.value)}
          />
          <Button type="submit">Switch on</Button>
        </Stack>
      </form>
      {entries.length > 0 && (
        <>
          <Title order={3}>Switched on</Title>
          <ul ref={list}>
            {entries.map((entry, place) => (
              <Group component="li" key={entry} justify="space-between" wrap="nowrap">
                <Code style={{ overflowWrap: 'anywhere' }}>{entry.replace('=', ' = ')}</Code>
                <Button variant="subtle" aria-label={`Switch off ${entry}`} onClick={() => switchOff(entry, place)}>
                  Off
                </Button>
              </Group>
            ))}
          </ul>
          <Button
            variant="default"
            onClick={() => {
              fieldInput.current?.focus();
              stopSimulating();
            }}
          >
            Switch all off
          </Button>
        </>
      )}
      <Checkbox
        label="Also in the shop, in this browser, until it is closed"
        checked={inShop}
        onChange={({ currentTarget }) => simulateInShop(currentTarget.checked)}
      />
      <p>Anywhere else, send it as a header:</p>
      {/* It scrolls: it is copied as it stands. */}
      <Box
        component="pre"
        m={0}
        p="xs"
        bg="var(--sunk)"
        style={{ overflowX: 'auto' }}
        role="group"
        aria-label="Header"
        tabIndex={0}
      >
        x-haat-simulate: {simulationText() || 'Query.cart=UPSTREAM_TIMEOUT, Product.recommended=2000ms'}
      </Box>
    </Stack>
  );
}

function fieldNames(schema: GraphQLSchema): string[] {
  const roots = ['Query', 'Mutation'];
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .toSorted((one, other) => Number(roots.includes(other.name)) - Number(roots.includes(one.name)))
    .flatMap((type) => (isObjectType(type) ? Object.keys(type.getFields()).map((name) => `${type.name}.${name}`) : []));
}
