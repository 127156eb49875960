import { DataList, type DataListProps } from '@mantine/core';
import { useText } from '../../lib/language/language.tsx';
import '../../theme/mantine-late.css';
import { orderText } from './messages.ts';
import type { Fact } from './order-facts.ts';

/** A list of labels and values. A null or empty value reads 'Not given'. */
export function Facts({ facts, ...list }: { facts: readonly Fact[] } & Omit<DataListProps, 'children'>) {
  const t = useText(orderText);
  return (
    <DataList {...list}>
      {facts.map(([name, value]) => (
        <DataList.Item key={name}>
          <DataList.ItemLabel>{name}</DataList.ItemLabel>
          <DataList.ItemValue fw={600} miw={0} style={{ overflowWrap: 'anywhere' }}>
            {value || t.notGiven}
          </DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList>
  );
}
