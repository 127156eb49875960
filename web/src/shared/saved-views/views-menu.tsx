import IconBookmarks from '@tabler/icons-react/dist/esm/icons/IconBookmarks.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { StaffScreen } from '../../generated/schema.ts';
import { useText } from '../../lib/language/language.tsx';
import buttons from '../../ui/buttons.module.css';
import { TextField } from '../../ui/form/text-field.tsx';
import { ToolMenu } from '../../ui/table/tool-menu.tsx';
import { LoadError } from '../../ui/views/load-error.tsx';
import { savedViewsText } from './messages.ts';
import { useViews } from './use-views.ts';
import classes from './views-menu.module.css';

/** What the address says is kept under a name. Views are read when the menu opens: the screen does not wait for them. */
export function ViewsMenu({ screen }: { screen: StaffScreen }) {
  const t = useText(savedViewsText);
  return (
    <ToolMenu icon={IconBookmarks} label={t.views} worded="only">
      {(close) => (
        <div className={classes.sheet}>
          <Views screen={screen} onOpen={close} />
        </div>
      )}
    </ToolMenu>
  );
}

const MAX_NAME = 60; // characters (schema/sdl/staff.graphql)

function Views({ screen, onOpen }: { screen: StaffScreen; onOpen: () => void }) {
  const t = useText(savedViewsText);
  const { views, error, reload, saving, report, save, remove } = useViews(screen);
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isKnown = views?.some((view) => view.name === name.trim()) ?? false;
  const present = new URLSearchParams(params);
  present.delete('page');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && !saving) void save(name.trim(), present.toString());
  };
  const drop = async (view: string, button: HTMLElement) => {
    const row = button.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    if (!(await remove(view))) return;
    setName((typed) => (typed.trim() === view ? '' : typed));
    // The focus goes on before its row is gone: without one, Escape would close nothing.
    if (document.activeElement !== button && document.activeElement !== document.body) return;
    (neighbour?.querySelector('button') ?? field.current)?.focus();
  };
  // Saving would fail, too.
  if (error && !views) return <LoadError error={error} onRetry={reload} />;
  return (
    <>
      {!views && <p role="status">{t.loading}</p>}
      {views?.length === 0 && <p className={classes.none}>{t.none}</p>}
      <ul className={classes.views} aria-label={t.heading}>
        {views?.map((view) => (
          <li key={view.name}>
            <button
              type="button"
              className={classes.open}
              aria-current={view.search === present.toString() ? 'true' : undefined}
              onClick={() => {
                void navigate({ search: view.search });
                onOpen();
              }}
            >
              {view.name}
            </button>
            <button
              type="button"
              className={buttons.icon}
              aria-label={t.remove(view.name)}
              onClick={({ currentTarget }) => void drop(view.name, currentTarget)}
            >
              <IconTrash size={20} stroke={1.75} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <form className={classes.form} onSubmit={submit}>
        <TextField
          ref={field}
          data-autofocus
          label={t.name}
          value={name}
          maxLength={MAX_NAME}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" className={buttons.primary} disabled={!views} aria-busy={saving}>
          {isKnown ? t.replace : t.save}
        </button>
      </form>
      <p role={report?.isProblem ? 'alert' : 'status'} className={report?.isProblem ? classes.problem : undefined}>
        {report?.text}
      </p>
    </>
  );
}
