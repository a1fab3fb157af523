import { PersonLook } from '#kit/forms/person-look.tsx'
import type { Reply } from '#lib/contract.ts'
import { formatKoin } from '#lib/money.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { Card } from '#ui/basics/card.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { sayGain } from '#ui/reading/change-text.ts'
import { lookAtRobo } from '../../admin-contract.ts'
import { sayBaht } from '../show-amount.ts'
import { text } from '../text.ts'
import { adminText } from './admin-text.ts'

const words = adminText.person
type Shown = Reply<typeof lookAtRobo>

/** A person's plans for staff: read only, with a reason that is logged. */
export function Component() {
  return (
    <PersonLook words={words} path="/admin/robo/person" look={(send, asked) => send(lookAtRobo, { body: asked })}>
      {({ items }) =>
        items.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          items.map((one) => <Account key={one.mutualFundAccountDetail.id} {...one} />)
        )
      }
    </PersonLook>
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
