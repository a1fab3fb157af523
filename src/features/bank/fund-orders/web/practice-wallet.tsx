import type { z } from 'zod/mini'
import type { PracticeWalletMove } from '#features/bank/practice-wallet/contract.ts'
import { PracticeWalletCsvButton } from '#features/bank/practice-wallet/web/csv-part.tsx'
import { formatKoin } from '#lib/money.ts'
import { Card } from '#ui/basics/card.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { text } from './text.ts'

const words = text.orders

/** The newest movements of the practice wallet, each with the balance after it, and all of them as a file. */
export function PracticeWalletPart({ moves }: { moves: readonly z.infer<typeof PracticeWalletMove>[] }) {
  if (moves.length === 0) return null
  return (
    <Card as="div" className="grid gap-4">
      <DataTable
        caption={words.history}
        hasCaption
        rows={moves}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'what',
            label: words.historyWhat,
            cell: ({ activity, date }) => (
              <>
                {activity}
                <br />
                <span className="text-13 text-ink-soft">{date}</span>
              </>
            ),
          },
          {
            key: 'amount',
            label: words.amount,
            isNumber: true,
            cell: ({ amount }) => `${amount > 0 ? '+' : ''}${formatKoin(amount)}`,
          },
          { key: 'balance', label: words.balance, isNumber: true, cell: ({ balance }) => formatKoin(balance) },
        ]}
      />
      <PracticeWalletCsvButton />
    </Card>
  )
}
