/** `node healthy.ts PORT` succeeds if the process at that port of this container lives. The image has no curl. */
const [, , port = ''] = process.argv;
const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
