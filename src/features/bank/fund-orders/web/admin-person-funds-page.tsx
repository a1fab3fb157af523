import { PersonLook } from '#kit/forms/person-look.tsx'
import type { Reply } from '#lib/contract.ts'
import { formatKoin } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { Card } from '#ui/basics/card.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { lookAtFunds } from '../admin-contract.ts'
import { adminText } from './admin-text.ts'
import { text } from './text.ts'

const words = adminText.person

/** A person's funds and orders for staff: read only, with a reason that is logged. */
export function Component() {
  return (
    <PersonLook words={words} path="/admin/bank/person-funds" look={(send, body) => send(lookAtFunds, { body })}>
      {(reply) => <Shown {...reply} />}
    </PersonLook>
  )
}

function Shown({ wallet, items, orders }: Reply<typeof lookAtFunds>) {
  return (
    <Card aria-labelledby="person-funds" className="grid gap-4">
      <h2 id="person-funds">{words.shown}</h2>
      <p>
        {words.wallet} {text.baht(formatKoin(wallet))}
      </p>
      <DataTable
        caption={words.shown}
        rows={items}
        rowKey={({ code }) => code}
        columns={[
          { key: 'fund', label: words.fund, cell: ({ code, name }) => `${name} (${code})` },
          { key: 'value', label: words.value, isNumber: true, cell: ({ value }) => formatKoin(value) },
          { key: 'cost', label: words.cost, isNumber: true, cell: ({ cost }) => formatKoin(cost) },
        ]}
      />
      <DataTable
        caption={words.orders}
        hasCaption
        rows={orders}
        rowKey={({ id }) => id}
        columns={[
          { key: 'kind', label: words.kind, cell: ({ kind, name }) => `${text.orders[kind]} ${name}` },
          { key: 'state', label: words.state, cell: ({ state }) => text.orders.states[state] },
          { key: 'day', label: words.day, cell: ({ trade_on: day }) => formatThaiDate(day) },
          {
            key: 'amount',
            label: words.amount,
            isNumber: true,
            cell: ({ amount }) => (amount === null ? '–' : formatKoin(amount)),
          },
        ]}
      />
    </Card>
  )
}
