import IconBack from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { Link } from 'react-router-dom';
import { useText } from '../../../lib/language/language.tsx';
import { paths } from '../../../lib/paths.ts';
import { currentUser } from '../../../session/session-user.ts';
import buttons from '../../../ui/buttons.module.css';
import layout from '../../../ui/layout.module.css';
import { catalogueText } from './messages.ts';
import classes from './catalogue.module.css';

/** To the area that the catalogue belongs to, which is another one for super admins. */
export function BackLink() {
  const t = useText(catalogueText);
  const isAdmin = currentUser()?.role === 'ADMIN';
  const words = isAdmin ? t.backToAdmin : t.backToSuperAdmin;
  return (
    <Link to={isAdmin ? paths.admin : paths.superAdmin} className={`${buttons.quiet} ${classes.back}`} title={words}>
      <IconBack size={20} aria-hidden />
      <span className={layout.hiddenOnPhone}>{words}</span>
    </Link>
  );
}
