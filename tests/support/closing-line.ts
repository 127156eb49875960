import type { Reporter, TestModule } from 'vitest/node';

/** Vitest reporter that ends the run with one line for people and CI: `N passed, N failed[, N skipped]`. */
class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const counts = { passed: 0, failed: unhandled.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      const before = counts.failed;
      for (const test of module.children.allTests()) counts[test.result().state] += 1;
      if (module.state() === 'failed' && counts.failed === before) counts.failed += 1;
    }
    const skipped = counts.skipped + counts.pending;
    process.stdout.write(
      `\n${counts.passed} passed, ${counts.failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`,
    );
  }
}

export default ClosingLine;
