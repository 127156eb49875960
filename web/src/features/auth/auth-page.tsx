import { Loader, Paper, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { useElapsed } from '../../lib/hooks/use-elapsed.ts';
import { shopName } from '../../lib/shop-name.ts';
import { FORM_LOADING_MS } from '../../lib/timing.ts';
import { Page } from '../../ui/page.tsx';
import classes from './auth.module.css';
import bags from './drawings/bags.webp';

/** Where the first field may take the focus: no keyboard comes up over the form, and none of it scrolls away. */
const WITH_A_MOUSE = '(min-width: 992px) and (pointer: fine)';

/** `loading`: a text that is shown for 2 s before the form. An empty form that appears after it has the focus, unless somebody is elsewhere. */
export function AuthPage(props: {
  title: string;
  heading?: string;
  loading?: string;
  intro?: ReactNode;
  /** A drawing above the heading. */
  art?: string;
  /** Beside the form in wide windows, above it on tablets. */
  aside?: ReactNode;
  /** A long form, whose room is kept while it loads: what stands beside it stays where it is. */
  tall?: boolean;
  children: ReactNode;
}) {
  const { title, heading = title, loading, intro, art, aside, tall, children } = props;
  const waited = useElapsed(FORM_LOADING_MS);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!loading || !waited || !window.matchMedia(WITH_A_MOUSE).matches) return;
    if (document.activeElement?.matches('a, button, input, select, textarea')) return;
    const fields = [...(card.current?.querySelectorAll('input') ?? [])];
    if (fields.every(({ value }) => value === '')) fields[0]?.focus({ preventScroll: true });
  }, [loading, waited]);
  return (
    <Page title={title} className={`${classes.page} ${aside ? classes.split : ''} ${tall ? classes.tall : ''}`}>
      {aside && <aside className={classes.aside}>{aside}</aside>}
      {loading && !waited ? (
        <Stack align="center" justify="center" mih="50dvh" role="status">
          <Loader aria-hidden />
          <Title fz="lg" fw="regular" c="dimmed">
            {loading}
          </Title>
        </Stack>
      ) : (
        <Paper
          component="section"
          ref={card}
          withBorder
          radius="lg"
          p="clamp(24px, 5vw, 48px)"
          className={classes.card}
          shadow="sm"
          aria-labelledby="form-heading"
        >
          {art && (
            <ThemeIcon variant="light" size={84} radius="lg" mb="lg">
              <img src={art} alt="" width={56} height={56} />
            </ThemeIcon>
          )}
          <Title id="form-heading" fz="clamp(1.75rem, 4vw, 2.25rem)">
            {heading}
          </Title>
          {intro && (
            <Text component="div" c="dimmed" mt="xs">
              {intro}
            </Text>
          )}
          {children}
        </Paper>
      )}
    </Page>
  );
}

/** Stands beside the forms of the log-in and the sign-up. */
export function BrandPanel({ line, text }: { line: string; text: string }) {
  return (
    <div className={classes.panel}>
      <div className={classes.words}>
        <img src={bags} alt="" width={256} height={256} loading="lazy" />
        <Text c="var(--brand-strong)" fw="bold">
          {shopName}
        </Text>
        <Text fz="clamp(1.625rem, 3.4vw, 3rem)" fw={800} lh={1.1} lts="-0.03em" style={{ textWrap: 'balance' }}>
          {line}
        </Text>
        <Text maw="38ch">{text}</Text>
      </div>
    </div>
  );
}

/** What replaces a form that had the focus takes it. */
export function Arrived({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <Stack ref={element} className={classes.arrived} tabIndex={-1}>
      {children}
    </Stack>
  );
}
