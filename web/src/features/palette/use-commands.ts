import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { useLocation, useNavigate } from 'react-router-dom';
import { chooseColorScheme, useColorScheme } from '../../lib/color-scheme.ts';
import { useText } from '../../lib/language/language.tsx';
import { paths } from '../../lib/paths.ts';
import { useLogOut } from '../../shared/login/use-log-out.ts';
import { asking, type ScreenRequest } from '../../shell/admin/screen-request.ts';
import type { StaffRole } from '../../ui/views/unauthorized-view.tsx';
import { matches, type Entry, type Group } from './entry.ts';
import { paletteText } from './messages.ts';
import { foundPaths, placesOf } from './places.ts';

/** The screens and actions of a role. They are found by their English names, too. */
export function useCommands(search: string, role: StaffRole, onShortcuts: () => void): readonly Group[] {
  const t = useText(paletteText);
  const navigate = useNavigate();
  const { pathname, search: query } = useLocation();
  const logOut = useLogOut();
  const nextScheme = useColorScheme() === 'dark' ? 'light' : 'dark';

  /** A screen that is open already keeps its filters. */
  const ask = (path: string, request: ScreenRequest) => {
    const isOpen = path === pathname;
    void navigate(isOpen ? { pathname, search: query } : path, { replace: isOpen, state: asking(request) });
  };
  const screens = placesOf(role).map(({ key, path, letter, icon }): Entry & { english: string } => ({
    id: `screen-${key}`,
    label: t.screens[key],
    english: paletteText.english.screens[key],
    keys: ['g', letter],
    icon,
    run: () => void navigate(path),
  }));
  const action = (key: keyof typeof t.actions, icon: Entry['icon'], run: () => void, keys?: readonly string[]) => ({
    id: `action-${key}`,
    label: t.actions[key],
    english: paletteText.english.actions[key],
    icon,
    run,
    ...(keys && { keys }),
  });
  const actions = [
    action('import', IconUpload, () => ask(paths.adminCatalogue, 'import')),
    action('download', IconDownload, () => ask(paths.adminCatalogue, 'download')),
    ...(role === 'SUPER_ADMIN'
      ? [action('createUser', IconUserPlus, () => ask(foundPaths.createUser, 'createUser'))]
      : []),
    action(nextScheme, nextScheme === 'dark' ? IconMoon : IconSun, () => chooseColorScheme(nextScheme)),
    action('shortcuts', IconKeyboard, onShortcuts, ['?']),
    action('logOut', IconLogout, () => void logOut()),
  ];
  const named = ({ label, english }: { label: string; english: string }) => matches(search, label, english);
  return [
    { key: 'screens', entries: screens.filter(named) },
    { key: 'actions', entries: actions.filter(named) },
  ];
}
