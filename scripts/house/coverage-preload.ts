import { Session } from 'node:inspector/promises';

// Loaded before a gateway's own files: on each message it sends the functions that have run since the last one.
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
process.on('message', () => {
  void session.post('Profiler.takePreciseCoverage').then(({ result }) => {
    const names = result
      .filter(({ url }) => url.includes('/gateway/') && !url.includes('/node_modules/'))
      .flatMap(({ url, functions }) =>
        functions
          .filter(({ ranges: [range] }) => (range?.count ?? 0) > 0)
          .map(
            ({ functionName, ranges: [range] }) =>
              `${url.replace(/^.*\/gateway\//, () => 'gateway/')}:${functionName}:${range?.startOffset}`,
          ),
      );
    process.send?.(names);
  });
});
