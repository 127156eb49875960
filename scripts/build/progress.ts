const WIDTH = 24; // characters of the bar
const FRAME_MS = 100;
const CLEAR_LINE = '\r\x1b[K';

/**
 * Shows a bar and the time that is left, on a terminal only: elsewhere it prints nothing. `seconds` is what the work takes
 * on two cores; when that has passed, the bar stays almost full. The returned function removes it.
 */
export function showProgress(name: string, seconds: number, out: NodeJS.WriteStream = process.stdout): () => void {
  if (!out.isTTY) return () => undefined;
  const started = performance.now();
  const draw = (): void => {
    const passed = (performance.now() - started) / 1000;
    const filled = Math.round(WIDTH * Math.min(passed / seconds, 0.95));
    const left = Math.ceil(seconds - passed);
    const estimate = left > 0 ? `about ${left} s` : `${Math.round(passed)} s, longer than usual`;
    out.write(`${CLEAR_LINE}${name} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${estimate}`);
  };
  draw();
  const timer = setInterval(draw, FRAME_MS);
  return () => {
    clearInterval(timer);
    out.write(CLEAR_LINE);
  };
}
