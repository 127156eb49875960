import { Anchor, Box, Button, Group, Text } from '@mantine/core';
import IconBack from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { productPath } from '../../../lib/paths.ts';
import { currentUser } from '../../../session/session-user.ts';
import { useBackToList, useIsFromCatalogue } from '../../../shell/admin/staff-paths.ts';
import staff from '../../../shell/admin/staff.module.css';
import { PageTitle } from '../../../ui/page-title.tsx';
import { adminText as t } from '../messages.ts';

/** The page around the product form: back button and heading. `product`: it is in the shop already. */
export function FormFrame(props: { heading: string; product?: { id: string; title: string }; children: ReactNode }) {
  const { heading, product, children } = props;
  const back = useBackToList();
  const isAdmin = currentUser()?.role === 'ADMIN';
  const area = isAdmin ? t.back : t.backToSuper;
  const words = useIsFromCatalogue() ? t.backToCatalogue : area;
  return (
    <Box className={staff.frame} maw="calc(1360px + 2 * var(--gutter))">
      <PageTitle title={isAdmin ? t.title : t.superTitle} />
      <Group gap="0 12px">
        <Button variant="subtle" px="xs" leftSection={<IconBack size={20} aria-hidden />} onClick={() => void back()}>
          {words}
        </Button>
        <h1>{heading}</h1>
      </Group>
      {product && (
        <Group gap="0 16px">
          <Text fz="xl" fw={700}>
            {product.title}
          </Text>
          <Anchor component={Link} to={productPath(product.id)} py="xs">
            {t.viewInShop}
          </Anchor>
        </Group>
      )}
      {children}
    </Box>
  );
}
