import { ByteWriter, ParquetWriter, type SchemaElement } from 'hyparquet-writer'
import type { ColumnType, Row, Value } from '../../dataset-rules.ts'

type Columns = Readonly<Record<string, ColumnType>>

const elements: Record<ColumnType, Omit<SchemaElement, 'name'>> = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  json: { type: 'BYTE_ARRAY', converted_type: 'JSON' },
  integer: { type: 'INT32' },
  bigint: { type: 'INT64' },
  boolean: { type: 'BOOLEAN' },
  date: { type: 'INT32', converted_type: 'DATE' },
  timestamp: { type: 'INT64', logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' } },
}

/**
 * Rows as an Apache Parquet file, a row group for each batch; memory holds one batch. A file without rows has its columns all
 * the same.
 */
export async function* writeParquet(
  columns: Columns,
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Uint8Array> {
  const bytes = new ByteWriter()
  const names = Object.keys(columns)
  const schema: SchemaElement[] = [
    { name: 'root', num_children: names.length },
    ...names.map((name) => ({ name, repetition_type: 'OPTIONAL' as const, ...elements[columns[name]!] })),
  ]
  const file = new ParquetWriter({ writer: bytes, schema })
  for await (const rows of batches) {
    const columnData = names.map((name) => ({ name, data: rows.map((row) => encode(columns[name]!, row[name]!)) }))
    await file.write({ columnData, rowGroupSize: rows.length })
    yield take(bytes)
  }
  await file.finish()
  yield take(bytes)
}

/** What was written since the last call. */
function take(bytes: ByteWriter): Uint8Array {
  const chunk = bytes.getBytes().slice()
  bytes.index = 0
  return chunk
}

function encode(type: ColumnType, value: Value): unknown {
  if (value === null) return null
  if (type === 'bigint') return BigInt(value as number)
  if (type === 'date') return new Date(`${value}T00:00:00Z`)
  return value
}
