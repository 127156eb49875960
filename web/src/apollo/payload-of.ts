interface Answer<Data> {
  data?: Data | null | undefined;
  error?: Error | undefined;
}

/**
 * What a change came to; throws what went wrong if that is unknown. For mutations with `errorPolicy: 'all'`: a change that
 * was made stands, even where the gateway could not read the state after it.
 */
export async function payloadOf<Data, Field extends keyof Data>(
  sent: Promise<Answer<Data>>,
  field: Field,
): Promise<NonNullable<Data[Field]>> {
  const { data, error } = await sent;
  const payload = data?.[field];
  if (payload == null) throw error ?? new Error('The answer is empty.');
  return payload;
}
