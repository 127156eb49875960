import { Anchor, Button, Group, Stack, Title } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { OperationRequest } from '../apollo/operation-request.ts';
import { useText } from '../lib/language/language.tsx';
import { paths, productPath } from '../lib/paths.ts';
import { uiText } from '../ui/messages.ts';
import { CATALOGUE_CACHE } from '../lib/kept-caches.ts';
import { keptTime } from './keep-seen.ts';

const LISTS: readonly (keyof typeof uiText.english.keptLists)[] = [paths.home, paths.products];

/** Below a failure, while there is no connection: what is kept on this device. Nothing where the screen still has products. */
export function KeptWays({ requestOf }: { requestOf: (address: URL) => OperationRequest | undefined }) {
  const t = useText(uiText);
  const id = useId();
  const [kept, setKept] = useState<{ lists: typeof LISTS; products: KeptProduct[] }>();
  useEffect(() => {
    if (navigator.onLine || document.querySelector('main article')) return;
    const isReadable = async (path: string): Promise<boolean> => {
      const request = requestOf(new URL(path, location.href));
      return request !== undefined && (await keptTime(request)) !== undefined;
    };
    const read = async (): Promise<void> => {
      const [isKept, products] = await Promise.all([Promise.all(LISTS.map(isReadable)), keptProducts()]);
      const lists = LISTS.filter((_, place) => isKept[place]);
      setKept({ lists, products: products.filter(({ path }) => path !== location.pathname) });
    };
    // No caches, as in private windows of some browsers: the failure stands alone.
    read().catch(() => undefined);
  }, [requestOf]);
  if (!kept || kept.lists.length + kept.products.length === 0) return null;
  return (
    <Stack component="nav" aria-labelledby={id} align="center" ta="center" mt="lg">
      <Title order={2} size="h3" id={id}>
        {t.kept}
      </Title>
      <Group justify="center" gap="xs">
        {kept.lists.map((path) => (
          <Button key={path} component={Link} to={path} variant="default">
            {t.keptLists[path]}
          </Button>
        ))}
      </Group>
      <ul>
        {kept.products.map(({ path, title }) => (
          <li key={path}>
            <Anchor component={Link} to={path} display="block" py={10}>
              {title}
            </Anchor>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** A screen that can be read without a connection. */
interface KeptProduct {
  path: string;
  title: string;
}

const MOST_PRODUCTS = 6;

/** The product pages that are kept, the latest first. */
async function keptProducts(): Promise<KeptProduct[]> {
  const cache = await caches.open(CATALOGUE_CACHE);
  const products: KeptProduct[] = [];
  for (const request of (await cache.keys()).toReversed()) {
    if (products.length === MOST_PRODUCTS) break;
    const answer = await cache.match(request, { ignoreVary: true });
    const { data } = ((await answer?.json().catch(() => undefined)) ?? {}) as {
      data?: { product?: { id: string; title: string } | null };
    };
    if (data?.product) products.push({ path: productPath(data.product.id), title: data.product.title });
  }
  return products;
}
