type Numbers = Uint8Array | Int32Array | Uint32Array | Float32Array | Float64Array;

/** The array itself if it has a place for each slot; else a longer copy, so that the next slots fit, too. */
export function withPlaces<Column extends Numbers>(column: Column, slots: number): Column {
  if (slots <= column.length) return column;
  const Kind = column.constructor as new (length: number) => Column;
  const longer = new Kind(Math.max(slots, Math.ceil(column.length * 1.5)));
  longer.set(column);
  return longer;
}
