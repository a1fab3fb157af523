import { useState } from 'react'
import { Button } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { DataTable } from '#kit/web/basics/table.tsx'
import { TextField } from '#kit/web/fields/field.tsx'
import { FormFault } from '#kit/web/forms/staff-forms.tsx'
import { useStaffForm } from '#kit/web/forms/use-staff-form.ts'
import { sayGain } from '#kit/web/reading/change-text.ts'
import type { Reply } from '#lib/contract.ts'
import { formatKoin } from '#lib/money.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { lookAtRobo } from '../admin-contract.ts'
import { adminText } from './admin-text.ts'
import { sayBaht } from './show-amount.ts'
import { text } from './text.ts'

const words = adminText.person
type Shown = Reply<typeof lookAtRobo>

/** A person's plans for staff: read only, with a reason that is logged. */
export function Component() {
  const [shown, setShown] = useState<Shown | null>(null)
  const { form: _, ...look } = useStaffForm({
    id: 'look-robo',
    values: { user_id: '', reason: '' },
    act: (send, { user_id, reason }) => send(lookAtRobo, { body: { user_id: user_id.trim(), reason } }),
    onDone: (reply) => setShown(reply),
  })
  return (
    <div className="grid gap-6" data-tone="money">
      <PageHead title={words.title} description={words.lead} path="/admin/robo/person" isPrivate />
      <header>
        <h1>{words.title}</h1>
        <p className="text-ink-soft">{words.lead}</p>
      </header>
      <Card as="div" className="max-w-160">
        <form className="grid gap-4" noValidate onSubmit={look.onSubmit}>
          <TextField {...look.field('user_id')} label={words.id} hint={words.idHint} autoComplete="off" />
          <TextField {...look.field('reason')} label={words.reason} maxLength={300} />
          <Button type="submit" size="small" className="justify-self-start" isBusy={look.isBusy}>
            {words.act}
          </Button>
          <FormFault fault={look.fault} />
        </form>
      </Card>
      {shown?.items.length === 0 ? <p>{words.none}</p> : null}
      {shown?.items.map((one) => (
        <Account key={one.mutualFundAccountDetail.id} {...one} />
      ))}
    </div>
  )
}

function Account({
  mutualFundAccountDetail: account,
  mutualFundPlanDetail: plan,
  transactionLogs: logs,
}: Shown['items'][number]) {
  const facts = [
    { name: words.value, value: sayBaht(account.value) },
    { name: words.putIn, value: sayBaht(account.put_in) },
    { name: words.gain, value: sayGain(account.gain) },
    { name: words.level, value: String(plan.level) },
    { name: words.monthly, value: sayBaht(plan.monthly) },
  ]
  return (
    <Card aria-labelledby={`account-${account.id}`} className="grid gap-4">
      <h2 id={`account-${account.id}`}>
        {account.name} · {text.states[account.state]}
      </h2>
      <dl className="admin-list">
        {facts.map(({ name, value }) => (
          <div key={name} className="admin-line">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <DataTable
        caption={words.holdings}
        hasCaption
        rows={account.holdings}
        rowKey={({ code }) => code}
        columns={[
          { key: 'fund', label: words.fund, cell: ({ code, name }) => `${name} (${code})` },
          { key: 'value', label: words.value, isNumber: true, cell: ({ value }) => formatKoin(value) },
          { key: 'gain', label: words.gain, isNumber: true, cell: ({ gain }) => sayGain(gain) },
        ]}
      />
      <DataTable
        caption={words.log}
        hasCaption
        rows={logs}
        rowKey={({ id }) => id}
        columns={[
          { key: 'at', label: words.when, cell: ({ at }) => formatThaiMoment(new Date(at)) },
          { key: 'what', label: words.what, cell: ({ type, title }) => `${text.log.types[type]} ${title}` },
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
