import { formatKoin, koin } from '#lib/money.ts'
import { DataTable } from '#ui/basics/table.tsx'
import type { Payout } from '../contract.ts'
import { sayPercent, sayRate } from './percent-text.ts'
import { text } from './text.ts'

const words = text.compare
const signed = (amount: number) => `${amount > 0 ? '−' : ''}${formatKoin(koin(amount))}`

type Column = { label: string; payout: Payout }

/** Ways to end a deposit side by side: rate, interest, tax, and what is really gained. `tax` in basis points. */
export function WaitTable({ columns, tax }: { columns: readonly Column[]; tax: number }) {
  const rows = [
    { name: words.rate, of: ({ kind, rate }: Payout) => (kind === 'none' ? words.none : sayRate(rate)) },
    { name: words.interest, of: ({ interest }: Payout) => formatKoin(interest) },
    { name: words.taxPercent(sayPercent(tax)), of: ({ tax: held }: Payout) => signed(held) },
    { name: words.paid, of: ({ paid }: Payout) => formatKoin(paid) },
  ]
  return (
    <DataTable
      caption={words.caption}
      isCompact
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', label: text.which, cell: ({ name }) => name },
        ...columns.map(({ label, payout }) => ({
          key: label,
          label,
          isNumber: true,
          cell: ({ of }: (typeof rows)[number]) => of(payout),
        })),
      ]}
      foot={[words.gained, ...columns.map(({ payout }) => `+${formatKoin(koin(payout.paid - payout.principal))}`)]}
    />
  )
}
