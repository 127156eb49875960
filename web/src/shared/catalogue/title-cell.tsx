import { Anchor, Box, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { StaffRowFragment } from '../../generated/shared-catalogue.ts';
import { ProductPicture } from '../product/product-picture.tsx';

/** A product in a table: its picture, its brand, and its title, which leads to `to`. */
export function TitleCell({ row, to, state }: { row: StaffRowFragment; to: string; state: object }) {
  const { title, image, brand } = row;
  return (
    <Group gap="sm" wrap="nowrap">
      <Box flex="none" w={52}>
        <ProductPicture src={image} alt="" sizes="52px" />
      </Box>
      <span>
        <Anchor component={Link} to={to} state={state} title={title} c="inherit" lh={1.35} lineClamp={2}>
          {title}
        </Anchor>
        {brand && <small>{brand}</small>}
      </span>
    </Group>
  );
}
