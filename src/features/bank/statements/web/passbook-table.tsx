import { sayBankDay } from '#features/bank/clock/time-text-rules.ts'
import { formatKoin } from '#lib/money.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { DataTable } from '#ui/basics/table.tsx'
import { shortThaiDate } from '#ui/charts/time-axis.ts'
import type { PassbookLine } from '../contract.ts'
import { text } from './text.ts'

/** Lines of a passbook, each with both dates, the signed amount and the balance after it. */
export function PassbookTable({ caption, lines }: { caption: string; lines: readonly PassbookLine[] }) {
  return (
    <DataTable
      caption={caption}
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'line',
          label: text.line,
          cell: ({ kind, text: words }) => (kind === 'other' ? words : text.kinds[kind]),
        },
        {
          key: 'date',
          label: text.date,
          cell: ({ when }) => (
            <span>
              {shortThaiDate(bangkokDay(new Date(when.at)))}{' '}
              <span className="text-13 text-ink-soft">
                · {sayBankDay(when.day)} {text.ofBank}
              </span>
            </span>
          ),
        },
        {
          key: 'amount',
          label: `${text.in} / ${text.out}`,
          isNumber: true,
          cell: ({ amount }) => `${amount > 0 ? '+' : ''}${formatKoin(amount)}`,
        },
        { key: 'balance', label: text.balance, isNumber: true, cell: ({ balance }) => formatKoin(balance) },
      ]}
    />
  )
}
