import { ActionIcon, Box, Group, VisuallyHidden, type GroupProps } from '@mantine/core';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useText } from '../../lib/language/language.tsx';
import { NOTICE_MS } from '../../lib/timing.ts';
import { copyText } from '../../ui/toast/copy-text.ts';
import { orderText } from './messages.ts';

/** How many characters of an id are shown. They are its last ones, where ids differ most. */
const SHOWN_CHARACTERS = 8;

/** An id in a sentence. */
export const shortId = (id: string): string => (id.length > SHOWN_CHARACTERS ? `…${id.slice(-SHOWN_CHARACTERS)}` : id);

/** The end of an id. The tooltip and screen readers have the whole id. */
export const ShortId = ({ id }: { id: string }) => (
  <>
    <VisuallyHidden component="span">{id}</VisuallyHidden>
    <Box component="span" aria-hidden title={id} style={{ whiteSpace: 'nowrap' }}>
      {shortId(id)}
    </Box>
  </>
);

/** Copies the whole id to the clipboard. */
export function CopyId({ id }: { id: string }) {
  const t = useText(orderText);
  const copy = () => copyText(id, { done: t.idCopied, failed: t.idNotCopied(id), duration: NOTICE_MS });
  return (
    <ActionIcon aria-label={t.copyThisId(id)} title={t.copyId} onClick={() => void copy()}>
      <IconCopy size={18} aria-hidden />
    </ActionIcon>
  );
}

/** The end of an id, and a button that copies the whole. The button is taller than the line of text. */
export const CopiedId = ({ id, ...group }: { id: string } & GroupProps) => (
  <Group gap={0} wrap="nowrap" my={-10} {...group}>
    <ShortId id={id} />
    <CopyId id={id} />
  </Group>
);
