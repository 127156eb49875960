import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import { useText } from '../../../lib/language/language.tsx';
import { ExploreLink } from '../../../shared/product/product-links.tsx';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { ordersText } from '../messages.ts';

/** Takes the place of the list. */
export function NoOrders() {
  const t = useText(ordersText);
  return <EmptyView icon={<IconPackage aria-hidden />} heading={t.none} text={t.noneText} action={<ExploreLink />} />;
}
