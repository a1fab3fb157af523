import type { ReactNode } from 'react'

export interface Column<Row> {
  key: string
  label: string
  /** Numbers stand right. */
  isNumber?: boolean
  cell: (row: Row) => ReactNode
}

interface DataTableProps<Row> {
  /** What the table is; for readers only unless `hasCaption`. */
  caption: string
  hasCaption?: boolean
  /** The first column names its row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** One cell a column: the sum. */
  foot?: readonly ReactNode[]
  /** Stays a table below 640 px: for two or three short columns. */
  isCompact?: boolean
}

/**
 * A table: numbers right, the head sticks; below 640 px every row turns into label and value pairs.
 * The roles are written out because browsers drop a table's meaning when its display changes.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, hasCaption, columns, rows, rowKey, foot, isCompact } = props
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table className={isCompact ? 'table' : 'table table-pairs'} role="table">
      <caption className={hasCaption ? 'table-caption' : 'vh'}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ key, label, isNumber }) => (
            <th key={key} scope="col" role="columnheader" data-number={isNumber || undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map(({ key, label, isNumber, cell }, i) =>
              i === 0 ? (
                <th key={key} scope="row" role="rowheader">
                  {cell(row)}
                </th>
              ) : (
                <td key={key} role="cell" data-label={label} data-number={isNumber || undefined}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
      {foot ? (
        <tfoot role="rowgroup">
          <tr role="row">
            {columns.map(({ key, label, isNumber }, i) =>
              i === 0 ? (
                <th key={key} scope="row" role="rowheader">
                  {foot[i]}
                </th>
              ) : (
                <td key={key} role="cell" data-label={label} data-number={isNumber || undefined}>
                  {foot[i]}
                </td>
              ),
            )}
          </tr>
        </tfoot>
      ) : null}
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}
