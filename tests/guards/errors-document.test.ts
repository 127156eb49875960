import { format } from 'oxfmt';
import { expect, test } from 'vitest';
import { ERRORS } from '../../gateway/errors/codes.ts';

/** The text of docs/errors.md, generated from the table. */
function errorsDocument(): string {
  const rows = Object.entries(ERRORS).map(
    ([code, { meaning, retryable, statuses, help }]) =>
      `| \`${code}\` | ${statuses.join(', ')} | ${meaning} | ${retryable ? 'yes' : 'no'} | ${help} |`,
  );
  return `# Errors

An expected outcome is data: a payload with a \`code\`, such as \`INSUFFICIENT_STOCK\`. Only faults and refusals are errors. The
\`message\` of an error is safe to show to shoppers. Its \`extensions\` have:

- \`code\`: one of the codes below.
- \`retryable\`: true when the same request may succeed later.
- \`help\`: what to do about it, as below.
- \`requestId\`: finds the request in the gateway’s log. Every response that caches may not store also has it in the header \`x-request-id\`.
- \`fields\` with \`BAD_USER_INPUT\`: what to change, for each argument or input field.
- \`call\` with \`UPSTREAM_…\`: the call of the REST API that failed, such as \`GET /api/cart/get\`.

A field that failed is null, and the \`path\` of its error names it. The other fields have their values. A wrong document is a 200. It
is a 400 when the header \`accept\` names \`application/graphql-response+json\`.

| Code | HTTP | What has happened | Retry | What to do |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

This page is made from \`gateway/errors/codes.ts\`. After a change there, run \`npm test -- tests/guards/errors-document.test.ts -u\`.
`;
}

test('docs/errors.md says what the table of errors says', async () => {
  const { code } = await format('errors.md', errorsDocument());
  await expect(code).toMatchFileSnapshot('../../docs/errors.md');
});
