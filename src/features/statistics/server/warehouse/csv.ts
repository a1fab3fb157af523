import { writeCsv } from '#lib/csv.ts'
import type { ColumnType, Row, Value } from '../../dataset-rules.ts'

/** Rows as CSV with the names of the columns above them, batch by batch. */
export async function* writeCsvFile(
  columns: Readonly<Record<string, ColumnType>>,
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  const names = Object.keys(columns)
  yield writeCsv([names])
  for await (const rows of batches) {
    // Only the file begins with the mark of UTF-8.
    yield writeCsv(rows.map((row) => names.map((name) => say(row[name]!)))).slice(1)
  }
}

function say(value: Value): string | number | null {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  return typeof value === 'boolean' ? String(value) : value
}
