import { formatKoin, type Koin } from '#lib/money.ts'
import { DataTable } from '../basics/table.tsx'
import { nameMonths } from '../reading/duration.ts'
import { chartText } from './chart-text.ts'
import { compoundValue } from './compound.ts'

interface CompoundTableProps {
  principal: Koin
  rate: number
  months: number
}

/** The chart as a table: a row for each month up to a year, otherwise a row for each year. */
export function CompoundTable({ principal, rate, months }: CompoundTableProps) {
  const step = months <= 12 ? 1 : 12
  const rows = Array.from({ length: Math.floor(months / step) + 1 }, (_, i) => i * step)
  if (rows.at(-1) !== months) rows.push(months)
  const valueAt = (month: number) => compoundValue(principal, rate, 12, month)
  return (
    <DataTable
      caption={chartText.calculator}
      isCompact
      rows={rows}
      rowKey={String}
      columns={[
        { key: 'when', label: chartText.when, cell: nameMonths },
        {
          key: 'interest',
          label: chartText.interest,
          isNumber: true,
          cell: (month) => formatKoin((valueAt(month) - principal) as Koin),
        },
        { key: 'total', label: chartText.total, isNumber: true, cell: (month) => formatKoin(valueAt(month)) },
      ]}
    />
  )
}
