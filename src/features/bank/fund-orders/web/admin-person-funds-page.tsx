import { useState } from 'react'
import { Button } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { DataTable } from '#kit/web/basics/table.tsx'
import { TextField } from '#kit/web/fields/field.tsx'
import { FormFault } from '#kit/web/forms/staff-forms.tsx'
import { useStaffForm } from '#kit/web/forms/use-staff-form.ts'
import type { Reply } from '#lib/contract.ts'
import { formatKoin } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { lookAtFunds } from '../admin-contract.ts'
import { adminText } from './admin-text.ts'
import { text } from './text.ts'

const words = adminText.person

/** A person's funds and orders for staff: read only, with a reason that is logged. */
export function Component() {
  const [shown, setShown] = useState<Reply<typeof lookAtFunds> | null>(null)
  const { form: _, ...look } = useStaffForm({
    id: 'look-funds',
    values: { user_id: '', reason: '' },
    act: (send, { user_id, reason }) => send(lookAtFunds, { body: { user_id: user_id.trim(), reason } }),
    onDone: (reply) => setShown(reply),
  })
  return (
    <div className="grid gap-6" data-tone="money">
      <PageHead title={words.title} description={words.lead} path="/admin/bank/person-funds" isPrivate />
      <header>
        <h1>{words.title}</h1>
        <p className="text-ink-soft">{words.lead}</p>
      </header>
      <Card as="div" className="max-w-160">
        <form className="grid gap-4" noValidate onSubmit={look.onSubmit}>
          <TextField {...look.field('user_id')} label={words.id} hint={words.idHint} autoComplete="off" />
          <TextField {...look.field('reason')} label={words.reason} maxLength={200} />
          <Button type="submit" size="small" className="justify-self-start" isBusy={look.isBusy}>
            {words.act}
          </Button>
          <FormFault fault={look.fault} />
        </form>
      </Card>
      {shown ? <Shown {...shown} /> : null}
    </div>
  )
}

function Shown({ purse, items, orders }: Reply<typeof lookAtFunds>) {
  return (
    <Card aria-labelledby="person-funds" className="grid gap-4">
      <h2 id="person-funds">{words.shown}</h2>
      <p>
        {words.purse} {text.baht(formatKoin(purse))}
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
