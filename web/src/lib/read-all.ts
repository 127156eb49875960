/**
 * All rows of a list that a server answers in parts, each once, in the list's order. Rejects with what `readPart` rejects with.
 * `limit`: the most rows of a part.
 */
export async function readAll<Row extends { id: string }>(
  readPart: (offset: number, limit: number) => Promise<{ rows: readonly Row[]; total: number }>,
  limit: number,
): Promise<Row[]> {
  const byId = new Map<string, Row>();
  for (let offset = 0, total = 1; offset < total; offset += limit) {
    const part = await readPart(offset, limit);
    total = part.total;
    for (const row of part.rows) byId.set(row.id, row);
  }
  return [...byId.values()];
}
