export const IDEMPOTENCY_KEY = 'idempotency-key'; // draft-ietf-httpapi-idempotency-key-header
