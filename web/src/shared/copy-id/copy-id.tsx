import { ActionIcon } from '@mantine/core';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { defineMessages } from '../../lib/language/messages.ts';
import { useText } from '../../lib/language/language.tsx';
import { copyText } from '../../ui/toast/copy-text.ts';
import { shortId } from '../order/short-id.ts';

const copyIdText = defineMessages('copyId', {
  copy: (id: string) => `Copy the id ${id}`,
  copied: 'Id copied.',
  failed: 'The browser did not allow copying.',
});

/** Copies the whole id, of which a list shows the end. */
export function CopyId({ id }: { id: string }) {
  const t = useText(copyIdText);
  const label = t.copy(shortId(id));
  return (
    <ActionIcon
      mx={-6}
      aria-label={label}
      title={label}
      onClick={() => void copyText(id, { done: t.copied, failed: t.failed })}
    >
      <IconCopy size={16} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}
