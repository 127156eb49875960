import { Spotlight } from '@mantine/spotlight';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useId } from 'react';
import { MAX_SEARCH } from '../../../../schema/shop.ts';
import { useText } from '../../lib/language/language.tsx';
import type { StaffRole } from '../../ui/views/unauthorized-view.tsx';
import type { Entry, Group } from './entry.ts';
import { Keys } from './keys.tsx';
import { paletteText } from './messages.ts';
import { PaletteState } from './palette-state.tsx';
import classes from './palette.module.css';
import { useActive } from './use-active.ts';
import { useCommands } from './use-commands.ts';
import { useFound } from './use-found.ts';

const COMBOBOX = { role: 'combobox', 'aria-autocomplete': 'list', autoComplete: 'off' } as const;

/** The text box and what it finds: a combobox with groups (ARIA pattern), which Mantine leaves to its user. */
export function PaletteResults(props: {
  text: string;
  role: StaffRole;
  onReady: () => void;
  onChoose: (entry: Entry) => void;
  onShortcuts: () => void;
}) {
  const { text, role, onReady, onChoose, onShortcuts } = props;
  const t = useText(paletteText);
  const listId = useId();
  const commands = useCommands(text, role, onShortcuts);
  const found = useFound(text, role);
  const groups = [...commands, ...found].filter(({ entries }) => entries.length > 0);
  const entries = groups.flatMap((group) => group.entries);
  const elementId = (id: string) => `${listId}-${id}`;
  const { active, element, onKeyDown } = useActive({
    ids: entries.map(({ id }) => id),
    text,
    elementId,
    onEnter: (id) => {
      const entry = entries.find((known) => known.id === id);
      if (entry) onChoose(entry);
    },
  });

  return (
    <>
      <Spotlight.Search
        {...COMBOBOX}
        aria-label={t.name}
        aria-expanded={entries.length > 0}
        aria-controls={listId}
        aria-activedescendant={element}
        onFocus={({ currentTarget: { value }, currentTarget }) => {
          // What was typed before goes on at its end.
          currentTarget.setSelectionRange(value.length, value.length);
          onReady();
        }}
        onKeyDown={onKeyDown}
        placeholder={t.placeholders[role]}
        leftSection={<IconSearch size={22} aria-hidden />}
        maxLength={MAX_SEARCH}
        data-autofocus
      />
      <div id={listId} role="listbox" aria-label={t.results} className={classes.list}>
        {groups.map((group) => (
          <ResultGroup
            key={group.key}
            group={group}
            active={active}
            headingId={`${listId}-${group.key}`}
            elementId={elementId}
            onChoose={onChoose}
          />
        ))}
      </div>
      <PaletteState text={text} count={entries.length} found={found} />
    </>
  );
}

function ResultGroup(props: {
  group: Group;
  active: string | undefined;
  headingId: string;
  elementId: (id: string) => string;
  onChoose: (entry: Entry) => void;
}) {
  const { group, active, headingId, elementId, onChoose } = props;
  const t = useText(paletteText);
  return (
    <div role="group" aria-labelledby={headingId}>
      <div id={headingId} role="presentation" className={classes.heading}>
        {t.groups[group.key]}
      </div>
      {group.entries.map((entry) => (
        <div
          key={entry.id}
          id={elementId(entry.id)}
          role="option"
          aria-selected={entry.id === active}
          className={classes.option}
          // The text box keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(entry)}
        >
          <entry.icon size={20} stroke={1.75} aria-hidden />
          <span className={classes.words}>
            <span className={classes.label}>{entry.label}</span>{' '}
            {entry.detail && <span className={classes.detail}>{entry.detail}</span>}
          </span>
          {entry.keys && <Keys keys={entry.keys} />}
        </div>
      ))}
    </div>
  );
}
