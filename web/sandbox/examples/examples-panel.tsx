import { useState } from 'react';
import { useSessionUser } from '../../src/session/session-user.ts';
import type { Example } from '../../../schema/examples/examples.ts';
import { COLLECTION } from './collection.ts';
import classes from '../panel.module.css';
import { mayDo, roleName } from '../roles.ts';
import { useOpenExample, useOpenName } from './use-open-example.ts';

export function ExamplesPanel() {
  const [search, setSearch] = useState('');
  const open = useOpenExample();
  const openName = useOpenName();
  const found = COLLECTION.filter(({ name, description, noun }) =>
    `${name} ${noun} ${description}`.toLowerCase().includes(search.trim().toLowerCase()),
  );
  const nouns = [...new Set(found.map(({ noun }) => noun))];

  return (
    <section className={classes.panel} aria-label="Examples">
      <h2>Examples</h2>
      <p>One for every query and mutation. Their variables are looked up in this shop.</p>
      <input
        type="search"
        className={classes.input}
        aria-label="Search examples"
        placeholder="Search examples"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {found.length === 0 && <p>No example has “{search}” in it.</p>}
      {nouns.map((noun) => (
        <section key={noun} aria-label={noun}>
          <h3>{noun}</h3>
          <ul className={classes.list}>
            {found
              .filter((example) => example.noun === noun)
              .map((example) => (
                <li key={example.name}>
                  <ExampleButton
                    example={example}
                    isOpen={example.name === openName}
                    onOpen={open && (() => void open(example))}
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

interface ExampleButtonProps {
  example: Example;
  isOpen: boolean;
  /** Null: the editor is being loaded. */
  onOpen: (() => void) | null;
}

function ExampleButton({ example, isOpen, onOpen }: ExampleButtonProps) {
  const role = useSessionUser()?.role ?? null;
  const { name, kind, description } = example;
  return (
    <button
      type="button"
      className={classes.example}
      aria-current={isOpen}
      disabled={!onOpen}
      onClick={onOpen ?? undefined}
    >
      <span className={classes.name}>
        {name}
        <span className={classes.kind} data-kind={kind}>
          {kind}
        </span>
        {example.role && (
          <span className={classes.needs} data-allowed={mayDo(role, example.role)}>
            {roleName(example.role)}
          </span>
        )}
      </span>
      <span className={classes.description}>
        {description.split('`').map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : part))}
      </span>
    </button>
  );
}
