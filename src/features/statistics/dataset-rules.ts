/** How a column stands in the files: in Parquet as the type of that name, in CSV as text. Times are UTC. */
export type ColumnType = 'text' | 'json' | 'integer' | 'bigint' | 'boolean' | 'date' | 'timestamp'

type Columns = Readonly<Record<string, ColumnType>>

/**
 * The files of the data warehouse and their columns, in the order of the files. `person` is a pseudonym, the same in all of
 * them. What each column means stands in the README of this folder.
 */
export const datasets = {
  person: {
    person: 'text',
    as_of: 'date',
    joined_on: 'date',
    age_band: 'text',
    province: 'text',
    is_verified: 'boolean',
    guardian: 'text',
  },
  learning_day: { person: 'text', day: 'date' },
  activity: {
    person: 'text',
    kind: 'text',
    subject_id: 'text',
    day: 'date',
    happened_at: 'timestamp',
    facts: 'json',
  },
  ledger_entry: {
    person: 'text',
    transfer: 'text',
    currency: 'text',
    account: 'text',
    satang: 'bigint',
    moved_at: 'timestamp',
  },
} as const satisfies Record<string, Columns>

export type Dataset = keyof typeof datasets

/** The datasets of which each day has files of its own; `person` has one, of the last day. */
export const dailyDatasets = ['learning_day', 'activity', 'ledger_entry'] as const
export type DailyDataset = (typeof dailyDatasets)[number]

/** A value as it comes from the database: bigints are numbers there, moments Dates, days 'YYYY-MM-DD', JSON is parsed. */
export type Value = string | number | boolean | Date | object | null

/** A row by column. */
export type Row = Readonly<Record<string, Value>>

/** Files are removed so many days after they were written: the bank has fetched them by then. */
export const fileDays = 35

/** A run writes at most so many days, so that a first run over years ends; the next one goes on. */
export const maxDaysPerRun = 31

export type FileKind = 'parquet' | 'csv.gz'

/** The name of a file: the dataset as folder, the day as name. */
export function fileName(dataset: Dataset, day: string, kind: FileKind): string {
  return `warehouse/${dataset}/${day}.${kind}`
}
