import { useState } from 'react'
import type { DepositView } from '#features/bank/deposits/contract.ts'
import { text as depositText } from '#features/bank/deposits/web/text.ts'
import { Button } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { DataTable } from '#kit/web/basics/table.tsx'
import { TextField } from '#kit/web/fields/field.tsx'
import { FormFault } from '#kit/web/forms/staff-forms.tsx'
import { useStaffForm } from '#kit/web/forms/use-staff-form.ts'
import type { Reply } from '#lib/contract.ts'
import { formatKoin } from '#lib/money.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { lookAtAccounts } from '../admin-contract.ts'
import { adminText } from './admin-text.ts'

const words = adminText.person

/** A person's accounts for staff: read only, with a reason that is logged. */
export function Component() {
  const [shown, setShown] = useState<Reply<typeof lookAtAccounts> | null>(null)
  const look = useStaffForm({
    id: 'look',
    values: { user_id: '', reason: '' },
    act: (send, { user_id, reason }) => send(lookAtAccounts, { body: { user_id: user_id.trim(), reason } }),
    onDone: (reply) => setShown(reply),
  })
  return (
    <div className="grid gap-6" data-tone="money">
      <PageHead title={words.title} description={words.lead} path="/admin/bank/person" isPrivate />
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

function Shown({ person, accounts, ended }: Reply<typeof lookAtAccounts>) {
  const { savings, totals, practice, fixed, thaweesup } = accounts
  const sums = [
    { name: words.savings, value: formatKoin(savings.balance) },
    { name: words.accrued, value: formatKoin(savings.accrued) },
    { name: words.all, value: formatKoin(totals.all) },
    { name: words.purse, value: `${formatKoin(practice.purse)} ฿` },
  ]
  return (
    <Card aria-labelledby="person-accounts" className="grid gap-4">
      <h2 id="person-accounts">{words.of(person.name)}</h2>
      <dl className="admin-list">
        {sums.map(({ name, value }) => (
          <div key={name} className="admin-line">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Deposits caption={words.open} rows={[...fixed, ...(thaweesup ? [thaweesup] : [])]} />
      <Deposits caption={words.ended} rows={ended} />
    </Card>
  )
}

function Deposits({ caption, rows }: { caption: string; rows: readonly DepositView[] }) {
  if (rows.length === 0)
    return (
      <p>
        {caption}: {words.none}
      </p>
    )
  return (
    <DataTable
      caption={caption}
      hasCaption
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          label: words.account,
          cell: (one) => (one.type === 'fixed' ? words.fixed(one.term) : words.thaweesup),
        },
        {
          key: 'state',
          label: words.state,
          cell: (one) =>
            one.type === 'fixed' ? depositText.fixedStates[one.state] : depositText.thaweesupStates[one.state],
        },
        { key: 'due', label: words.due, cell: ({ matures }) => formatThaiDate(bangkokDay(new Date(matures.at))) },
        {
          key: 'amount',
          label: words.amount,
          isNumber: true,
          cell: (one) => formatKoin(one.type === 'fixed' ? one.principal : one.saved),
        },
      ]}
    />
  )
}
