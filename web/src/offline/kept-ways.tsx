import { Anchor, Button, Group, Stack, Title } from '@mantine/core';
import { useEffect, useId, useState, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import type { OperationRequest } from '../apollo/operation-request.ts';
import { useText } from '../lib/language/language.tsx';
import { paths } from '../lib/paths.ts';
import { keptAmong, keptProducts, type KeptProduct } from './kept-screens.ts';
import { offlineText } from './messages.ts';

const LISTS = [paths.home, paths.products] as const;

interface Kept {
  lists: (typeof LISTS)[number][];
  products: KeptProduct[];
}

/** Below a failure, while there is no connection: what is kept on this device. Nothing where the screen still has products. */
export function keptWaysTo(requestOf: (address: URL) => OperationRequest | undefined): ComponentType<object> {
  return function KeptWays() {
    const t = useText(offlineText);
    const id = useId();
    const [kept, setKept] = useState<Kept>();
    useEffect(() => {
      if (navigator.onLine || document.querySelector('main article')) return;
      const read = async (): Promise<void> => {
        const [lists, products] = await Promise.all([keptAmong(LISTS, requestOf), keptProducts()]);
        const others = { lists, products: products.filter(({ path }) => path !== location.pathname) };
        setKept(others);
      };
      // No caches, as in private windows of some browsers: the failure stands alone.
      read().catch(() => undefined);
    }, []);
    if (!kept || kept.lists.length + kept.products.length === 0) return null;
    return (
      <Stack component="nav" aria-labelledby={id} align="center" ta="center" mt="lg">
        <Title order={2} size="h3" id={id}>
          {t.kept}
        </Title>
        <Group justify="center" gap="xs">
          {kept.lists.map((path) => (
            <Button key={path} component={Link} to={path} variant="default">
              {t.lists[path]}
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
  };
}
