import { use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { useText } from '../../lib/language/language.tsx';
import { loadChunk } from '../../lib/lazy/load-chunk.ts';
import { whenIdle, whenLoaded } from '../../lib/when-idle.ts';
import { useSessionUser } from '../../session/session-user.ts';
import { StaffToolsContext } from '../../shell/admin/staff-tools.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { lazyComponent } from '../../ui/views/lazy-component.tsx';
import type { StaffRole } from '../../ui/views/unauthorized-view.tsx';
import { paletteText } from './messages.ts';
import { placesOf } from './places/places.ts';
import { useGoTo } from './places/use-go-to.ts';
import { useShortcuts } from './shortcuts/use-shortcuts.ts';
import { WaitingBox } from './waiting/waiting-box.tsx';

const loadPalette = async () => (await import('./palette.tsx')).Palette;
const Palette = lazyComponent(loadPalette, NotLoaded);
/** Loaded when it opens first. */
const ShortcutsDialog = lazyComponent(
  async () => (await import('./shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
  NotLoaded,
);

/** What stands around every screen of staff: the command palette and the keyboard shortcuts. */
export function StaffTools() {
  const role = useSessionUser()?.role;
  return role === 'ADMIN' || role === 'SUPER_ADMIN' ? <ToolsOf role={role} /> : <Outlet />;
}

function ToolsOf({ role }: { role: StaffRole }) {
  const goTo = useGoTo();
  const [opened, setOpened] = useState<'palette' | 'shortcuts'>();
  const [wasOpened, setWasOpened] = useState(false);
  const [text, setText] = useState('');
  const [isWaiting, setWaiting] = useState(false);
  const opener = useRef<Element | null>(null);

  const tools = useMemo(() => {
    const giveFocusBack = () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
      opener.current = null;
    };
    return {
      openPalette: () => {
        opener.current = document.activeElement;
        setWasOpened(true);
        setText('');
        setWaiting(true);
        setOpened('palette');
      },
      /** What the palette has opened stays. */
      closePalette: () => {
        setOpened((now) => (now === 'palette' ? undefined : now));
        giveFocusBack();
      },
      closeTools: () => {
        setOpened(undefined);
        giveFocusBack();
      },
    };
  }, []);
  const { openPalette, closePalette } = tools;
  // A failure is ignored here: opening it tries again and shows it.
  useEffect(() => whenLoaded(() => whenIdle(() => void loadChunk(loadPalette).catch(() => undefined))), []);
  const openShortcuts = () => setOpened('shortcuts');

  useShortcuts(
    {
      palette: () => (opened === 'palette' ? closePalette() : openPalette()),
      help: openShortcuts,
      go: (letter) => {
        const place = placesOf(role).find((known) => known.letter === letter);
        if (place) goTo(place.path, place.request);
        return place !== undefined;
      },
    },
    opened === 'palette',
  );
  return (
    <StaffToolsContext value={tools}>
      <Outlet />
      {wasOpened && (
        <Palette
          opened={opened === 'palette'}
          role={role}
          text={text}
          onText={setText}
          onReady={() => setWaiting(false)}
          onClose={closePalette}
          onShortcuts={openShortcuts}
        />
      )}
      {opened === 'palette' && isWaiting && (
        <WaitingBox role={role} text={text} onText={setText} onClose={closePalette} />
      )}
      {opened === 'shortcuts' && <ShortcutsDialog role={role} onClose={() => setOpened(undefined)} />}
    </StaffToolsContext>
  );
}

/** Nothing but the waiting box while the code comes; an error stands above the screen. */
function NotLoaded({ children }: { children?: ReactNode }) {
  const t = useText(paletteText);
  const tools = use(StaffToolsContext);
  const isFailed = Boolean(children);
  return (
    <Dialog opened={isFailed} heading={t.name} onClose={() => tools?.closeTools()}>
      {children}
    </Dialog>
  );
}
