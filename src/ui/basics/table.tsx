import type { ReactNode } from 'react'

export interface Column<Row> {
  key: string
  label: string
  /** Numbers are aligned right. */
  isNumber?: boolean
  cell: (row: Row) => ReactNode
}

interface DataTableProps<Row> {
  /** The name of the table; for screen readers only unless `hasCaption`. */
  caption: string
  hasCaption?: boolean
  /** The first column names its row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** What the element of a row carries besides. */
  rowProps?: (row: Row) => Record<`data-${string}`, unknown>
  /** One cell for each column: the sum. */
  foot?: readonly ReactNode[]
  /** Stays a table below 640 px: for two or three short columns. */
  isCompact?: boolean
}

/** A table: numbers are aligned right, the head is sticky; below 640 px every row becomes label and value pairs. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, hasCaption, columns, rows, rowKey, rowProps, foot, isCompact } = props
  return (
    <table className={isCompact ? 'table' : 'table table-pairs'}>
      <caption className={hasCaption ? 'table-caption' : 'vh'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, label, isNumber }) => (
            <th key={key} scope="col" data-number={isNumber || undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} {...rowProps?.(row)}>
            {columns.map(({ key, label, isNumber, cell }, i) =>
              i === 0 ? (
                <th key={key} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={key} data-label={label} data-number={isNumber || undefined}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
      {foot ? (
        <tfoot>
          <tr>
            {columns.map(({ key, label, isNumber }, i) =>
              i === 0 ? (
                <th key={key} scope="row">
                  {foot[i]}
                </th>
              ) : (
                <td key={key} data-label={label} data-number={isNumber || undefined}>
                  {foot[i]}
                </td>
              ),
            )}
          </tr>
        </tfoot>
      ) : null}
    </table>
  )
}
