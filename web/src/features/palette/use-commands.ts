import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { chooseColorScheme, useColorScheme } from '../../lib/color-scheme.ts';
import { useText } from '../../lib/language/language.tsx';
import { paths } from '../../lib/paths.ts';
import { orderText } from '../../shared/order/messages.ts';
import { useLogOut } from '../../shared/login/use-log-out.ts';
import type { StaffRole } from '../../ui/views/unauthorized-view.tsx';
import { matches, type Entry, type Group } from './entry.ts';
import { paletteText } from './messages.ts';
import { foundPaths, placesOf } from './places/places.ts';
import { useGoTo } from './places/use-go-to.ts';
import { viewsOf } from './places/views.ts';

/** The screens and actions of a role, and, once there is a text, parts of screens. They are found by their English names, too. */
export function useCommands(search: string, role: StaffRole, onShortcuts: () => void): readonly Group[] {
  const t = useText(paletteText);
  const orders = useText(orderText);
  const goTo = useGoTo();
  const logOut = useLogOut();
  const nextScheme = useColorScheme() === 'dark' ? 'light' : 'dark';

  const screens = placesOf(role).map(({ key, path, request, letter, icon }): Entry & { english: string } => ({
    id: `screen-${key}`,
    label: t.screens[key],
    english: paletteText.english.screens[key],
    keys: ['g', letter],
    icon,
    run: () => goTo(path, request),
  }));
  const views = viewsOf(role).map(({ id, path, screen, name, icon }): Entry & { english: string } => ({
    id: `view-${id}`,
    label: name(t, orders),
    detail: t.screens[screen],
    english: name(paletteText.english, orderText.english),
    icon,
    run: () => goTo(path),
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
    action('import', IconUpload, () => goTo(paths.adminCatalogue, 'import')),
    action('download', IconDownload, () => goTo(paths.adminCatalogue, 'download')),
    ...(role === 'SUPER_ADMIN'
      ? [action('createUser', IconUserPlus, () => goTo(foundPaths.createUser, 'createUser'))]
      : []),
    action(nextScheme, nextScheme === 'dark' ? IconMoon : IconSun, () => chooseColorScheme(nextScheme)),
    action('shortcuts', IconKeyboard, onShortcuts, ['?']),
    action('logOut', IconLogout, () => void logOut()),
  ];
  const named = ({ label, detail, english }: Entry & { english: string }) => matches(search, label, detail, english);
  return [
    { key: 'screens', entries: [...screens, ...(search === '' ? [] : views)].filter(named) },
    { key: 'actions', entries: actions.filter(named) },
  ];
}
