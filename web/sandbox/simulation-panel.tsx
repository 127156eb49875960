import { useGraphiQL } from '@graphiql/react';
import { isObjectType, type GraphQLSchema } from 'graphql';
import { useRef, useState, type FormEvent } from 'react';
import classes from './panel.module.css';
import { settings } from './settings.ts';
import { simulate, simulateInShop, simulationText, stopSimulating, useSimulated } from './simulation.ts';

const DELAYS_MS = [500, 2000, 5000, 15_000];

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
    if (!fields.includes(fieldName)) {
      setProblem('Choose a field of the schema, such as Query.cart.');
      return;
    }
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
    <section className={classes.panel} aria-label="Faults and delays">
      <h2>Faults and delays</h2>
      <p>Makes fields slow or lets them fail, to see every loading and error state. A field that fails is not run.</p>
      <form className={classes.form} onSubmit={add} noValidate>
        <label>
          Field
          <input
            ref={fieldInput}
            className={classes.input}
            list="fields"
            value={field}
            placeholder="Query.cart"
            autoComplete="off"
            aria-invalid={problem !== ''}
            aria-describedby="field-problem"
            onChange={(event) => setField(event.target.value)}
          />
        </label>
        <datalist id="fields">
          {fields.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <p id="field-problem" className={classes.problem} role="alert">
          {problem}
        </p>
        <label>
          What happens
          <select className={classes.input} value={value} onChange={(event) => setValue(event.target.value)}>
            <optgroup label="It takes">
              {DELAYS_MS.map((delay) => (
                <option key={delay} value={`${delay}ms`}>
                  {delay / 1000} s
                </option>
              ))}
            </optgroup>
            <optgroup label="It fails with">
              {settings.errorCodes.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </optgroup>
          </select>
        </label>
        <button type="submit" className={classes.submit}>
          Switch on
        </button>
      </form>
      {entries.length > 0 && (
        <>
          <h3>Switched on</h3>
          <ul ref={list} className={classes.list}>
            {entries.map((entry, place) => (
              <li key={entry} className={classes.entry}>
                <code>{entry.replace('=', ' = ')}</code>
                <button type="button" aria-label={`Switch off ${entry}`} onClick={() => switchOff(entry, place)}>
                  Off
                </button>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className={classes.quiet}
            onClick={() => {
              fieldInput.current?.focus();
              stopSimulating();
            }}
          >
            Switch all off
          </button>
        </>
      )}
      <label className={classes.check}>
        <input type="checkbox" checked={inShop} onChange={(event) => simulateInShop(event.target.checked)} />
        Also in the shop, in this browser, until it is closed
      </label>
      <p>Anywhere else, send it as a header:</p>
      <code className={classes.header} role="group" aria-label="Header" tabIndex={0}>
        x-haat-simulate: {simulationText() || 'Query.cart=UPSTREAM_TIMEOUT, Product.recommended=2000ms'}
      </code>
    </section>
  );
}

function fieldNames(schema: GraphQLSchema): string[] {
  const roots = ['Query', 'Mutation'];
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .toSorted((one, other) => Number(roots.includes(other.name)) - Number(roots.includes(one.name)))
    .flatMap((type) => (isObjectType(type) ? Object.keys(type.getFields()).map((name) => `${type.name}.${name}`) : []));
}
