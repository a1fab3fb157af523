import { sayBankDay } from '#features/bank/clock/time-text-rules.ts'
import { formatKoin } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { DataTable } from '#ui/basics/table.tsx'
import type { DcaInstalment } from '../../dca-contract.ts'
import { flowText } from '../flow-text.ts'

const words = flowText.dca
const detail = flowText.detail

interface TableProps {
  caption: string
  rows: readonly DcaInstalment[]
  /** Past ones: what became of them. */
  hasState?: boolean
}

/** Instalments with the real day on which each is taken and its day in the bank's calendar. */
export function InstalmentTable({ caption, rows, hasState = false }: TableProps) {
  return (
    <DataTable
      caption={caption}
      isCompact={!hasState}
      rows={rows}
      rowKey={({ month }) => String(month)}
      columns={[
        { key: 'on', label: words.when, cell: ({ on }) => formatThaiDate(on) },
        { key: 'due', label: words.bankDay, cell: ({ due }) => sayBankDay(due.day) },
        ...(hasState ? [{ key: 'state', label: detail.state, cell: sayState }] : []),
        { key: 'amount', label: words.sum, isNumber: true, cell: ({ amount }) => formatKoin(amount) },
      ]}
    />
  )
}

function sayState({ state, reason, tries, next_try: next, settled_on: settled }: DcaInstalment): string {
  const notes = [
    detail.states[state],
    ...(reason ? [detail.reasons[reason]] : []),
    ...(state === 'short' && next ? [detail.next(formatThaiDate(next))] : []),
    ...(state === 'short' || state === 'skipped' ? [detail.tries(tries)] : []),
    ...(state === 'paid' && settled ? [detail.settled(formatThaiDate(settled))] : []),
  ]
  return notes.join(' · ')
}
