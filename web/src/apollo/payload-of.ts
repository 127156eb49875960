interface Answer<Data> {
  data?: Data | null | undefined;
  error?: Error | undefined;
}

/** Payload of a mutation with `errorPolicy: 'all'`: errors of its fields do not undo the change. Throws without one. */
export async function payloadOf<Data, Field extends keyof Data>(
  sent: Promise<Answer<Data>>,
  field: Field,
): Promise<NonNullable<Data[Field]>> {
  const { data, error } = await sent;
  const payload = data?.[field];
  if (payload == null) throw error ?? new Error('The answer is empty.');
  return payload;
}
