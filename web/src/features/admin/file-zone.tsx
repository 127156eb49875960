import { Button, FileButton, Paper, Stack } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Takes files that are chosen, or dropped anywhere on the page: one that misses its place would open in this tab, and what was typed be
 * lost. `hint` stands above the button, `children` below it.
 */
export function FileZone(props: {
  hint: string;
  label: string;
  accept: string;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
}) {
  const { hint, label, accept, onFiles, children } = props;
  const reset = useRef<() => void>(null);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const take = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      if (event.type === 'drop') latest.current([...event.dataTransfer.files]);
    };
    document.addEventListener('dragover', take);
    document.addEventListener('drop', take);
    return () => {
      document.removeEventListener('dragover', take);
      document.removeEventListener('drop', take);
    };
  }, []);
  const onChange = (files: File[]) => {
    onFiles(files);
    reset.current?.(); // the same file can be chosen again
  };
  return (
    <Paper p="md" bd="2px dashed var(--line-strong)">
      <Stack gap="xs" align="center" ta="center">
        <p>{hint}</p>
        <FileButton multiple accept={accept} resetRef={reset} onChange={onChange} inputProps={{ 'aria-label': label }}>
          {({ onClick }) => (
            <Button variant="default" onClick={onClick}>
              {label}
            </Button>
          )}
        </FileButton>
        {children}
      </Stack>
    </Paper>
  );
}
