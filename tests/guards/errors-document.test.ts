import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { ERRORS } from '../../gateway/errors/codes.ts';

/** docs/errors.md, made from the table. */
function errorsDocument(): string {
  const rows = Object.entries(ERRORS).map(
    ([code, { meaning, retryable, statuses, help }]) =>
      `| \`${code}\` | ${statuses.join(', ')} | ${meaning} | ${retryable ? 'yes' : 'no'} | ${help} |`,
  );
  return `# Errors

What the shop expects to happen is data: a payload with a \`code\`, such as \`INSUFFICIENT_STOCK\`. Only faults and refusals are
errors. Each has a sentence that is safe to show in \`message\`, and in \`extensions\`:

- \`code\`: one of the codes below.
- \`retryable\`: true where the same request may succeed later, unchanged.
- \`help\`: what to do about it, as below.
- \`requestId\`: finds the request in the gateway’s log. Every answer has it in its header \`x-request-id\`, too.
- \`fields\` with \`BAD_USER_INPUT\`: per argument or input field, what to change.
- \`call\` with \`UPSTREAM_…\`: the call of the REST API that failed, such as \`GET /api/cart/get\`.

One field that failed is null, with an error whose \`path\` names it; its neighbours are answered. A document that is wrong is
answered with 200, and with 400 where the header \`accept\` names \`application/graphql-response+json\`.

| Code | HTTP | What has happened | Retry | What to do |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

This page is made from \`gateway/errors/codes.ts\`: change that, then \`npm test -- -u tests/guards/errors-document.test.ts\`.
`;
}

test('docs/errors.md says what the table of errors says', async () => {
  const markdown = await format(errorsDocument(), { ...(await resolveConfig('docs/errors.md')), parser: 'markdown' });
  await expect(markdown).toMatchFileSnapshot('../../docs/errors.md');
});
