import {
  ActionIcon,
  Badge,
  Button,
  Group,
  Paper,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  type TextInputProps,
} from '@mantine/core';
import IconEarlier from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconLater from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPart from '@tabler/icons-react/dist/esm/icons/IconFocusCentered.mjs';
import IconRetry from '@tabler/icons-react/dist/esm/icons/IconReload.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState, type MouseEventHandler, type ReactNode } from 'react';
import { pictureProblem } from '../../../../../../schema/limits.ts';
import { labelOf } from '../../../../../../schema/product-fields.ts';
import { MAX_PICTURES } from '../../../../../../schema/product-rules.ts';
import { useDebounced } from '../../../../lib/hooks/use-debounced.ts';
import { ProductPicture } from '../../../../shared/product/product-picture.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { FileZone } from '../../file-zone.tsx';
import { picturesOf, writePictures } from '../product-draft.ts';
import { picturesText as t } from './messages.ts';
import type { Upload, Uploads } from './use-uploads.ts';
import { firstClick } from '../../../../ui/first-click.ts';

interface Pictures {
  image: string;
  images: string;
}

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

/** The pictures of a product: a place for files, what there is and what is on its way, and their addresses by hand. */
export function PicturesGroup(props: {
  values: Pictures;
  onChange: (change: () => Pictures) => void;
  uploads: Uploads;
  imageField: TextInputProps;
  imagesField: { error?: ReactNode };
}) {
  const { values, onChange, uploads, imageField, imagesField } = props;
  const [removed, setRemoved] = useState<{ place: number; address: string }>();
  const addresses = picturesOf(values);
  const write = (next: readonly string[]) => onChange(() => written(next));
  const move = (from: number, to: number) =>
    write(addresses.toSpliced(from, 1).toSpliced(to, 0, addresses[from] ?? ''));
  const addFiles = (files: readonly File[]) => {
    const coming = uploads.open.filter(({ state, replaces }) => state !== 'ended' && replaces === undefined).length;
    uploads.addFiles(files, Math.max(MAX_PICTURES - addresses.length - coming, 0));
  };

  return (
    <>
      <FileZone hint={t.drop} label={t.choose} accept={ACCEPTED} onFiles={addFiles}>
        <Text size="sm" c="dimmed">
          {t.kinds}
        </Text>
      </FileZone>
      <SimpleGrid component="ul" minColWidth={132} spacing="sm" aria-label={labelOf('images')}>
        {addresses.map((address, at) => {
          const anotherPart = uploads.anotherPart(address);
          const place = at + 1;
          return (
            // The place is the key: two pictures may have the same address.
            <Stack component="li" key={at} gap={4} pos="relative">
              <Preview address={address} alt={at === 0 ? labelOf('image') : t.picture(place)} />
              {at === 0 && (
                <Badge variant="filled" pos="absolute" top={8} left={8} aria-hidden>
                  {labelOf('image')}
                </Badge>
              )}
              <Group gap={0} justify="center">
                <Tool label={t.earlier(place)} disabled={at === 0} onClick={() => move(at, at - 1)}>
                  <IconEarlier aria-hidden />
                </Tool>
                <Tool label={t.later(place)} disabled={place === addresses.length} onClick={() => move(at, place)}>
                  <IconLater aria-hidden />
                </Tool>
                {anotherPart && (
                  <Tool label={t.anotherPart(place)} disabled={uploads.isBusy} onClick={anotherPart}>
                    <IconPart aria-hidden />
                  </Tool>
                )}
                <Tool
                  label={t.remove(place)}
                  onClick={firstClick(() => {
                    setRemoved({ place: at, address });
                    write(addresses.toSpliced(at, 1));
                  })}
                >
                  <IconTrash aria-hidden />
                </Tool>
              </Group>
            </Stack>
          );
        })}
        {uploads.open.map((upload) => (
          <UploadTile key={upload.id} upload={upload} uploads={uploads} />
        ))}
      </SimpleGrid>
      {removed && (
        <Group gap="xs">
          <span role="status">{t.removed}</span>
          <Button
            key={`${removed.place} ${removed.address}`}
            variant="subtle"
            autoFocus // the button that had the focus is gone
            onClick={() => {
              write(addresses.toSpliced(removed.place, 0, removed.address));
              setRemoved(undefined);
            }}
          >
            {t.undo}
          </Button>
        </Group>
      )}
      {/* What is on its way may be all that is missing. */}
      <TextField {...imageField} error={!uploads.isBusy && imageField.error} description={t.addressHint} />
      <Textarea
        {...imagesField}
        required={false}
        label={labelOf('images')}
        description={t.addressesHint}
        rows={4}
        resize="vertical"
      />
    </>
  );
}

function Tool(props: { label: string; disabled?: boolean; onClick: MouseEventHandler; children: ReactNode }) {
  const { label, ...rest } = props;
  return <ActionIcon aria-label={label} title={label} {...rest} />;
}

/** How far a file is, or why it was not taken. */
function UploadTile({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { file, final, problem, share, state } = upload;
  const percent = Math.round(share * 100);
  const sending = percent < 100 ? t.sending(percent) : t.converting;
  return (
    <Paper component="li" withBorder p="sm" style={{ overflowWrap: 'anywhere' }}>
      <span>{file.name}</span>
      {state === 'ended' ? (
        <Text span size="sm" c="danger" role="alert">
          {problem}
        </Text>
      ) : (
        <>
          {/* Without a value it shows that it works. */}
          <progress aria-label={t.progressOf(file.name)} max={100} {...(percent < 100 && { value: percent })} />
          <Text span size="sm" c="dimmed">
            {state === 'waiting' ? t.waiting : sending}
          </Text>
        </>
      )}
      {state === 'ended' && (
        <Group gap={0} justify="center">
          {!final && (
            <Tool label={t.retry(file.name)} onClick={() => uploads.retry(upload)}>
              <IconRetry aria-hidden />
            </Tool>
          )}
          <Tool label={t.dismiss(file.name)} onClick={() => uploads.dismiss(upload.id)}>
            <IconX aria-hidden />
          </Tool>
        </Group>
      )}
    </Paper>
  );
}

/** An address that is still being typed is not asked for: each letter would be a request for a picture that does not exist. */
function Preview(props: { address: string; alt: string }) {
  const address = useDebounced(props.address, props.address).trim();
  const src = pictureProblem(address) === null ? address : null;
  return <ProductPicture src={src} alt={props.alt} sizes="240px" />;
}

/** Puts an uploaded picture at the end, or in the place of the one that it replaces. */
export function placed(now: Pictures, address: string, replaces?: string): Pictures {
  const addresses = picturesOf(now);
  const place = replaces === undefined ? -1 : addresses.indexOf(replaces);
  return written(place === -1 ? [...addresses, address] : addresses.with(place, address));
}

/** The gallery has the main picture, too, unless that makes one too many. */
const written = (addresses: readonly string[]): Pictures => ({
  image: addresses[0] ?? '',
  images: writePictures(addresses.slice(addresses.length > MAX_PICTURES ? 1 : 0)),
});
