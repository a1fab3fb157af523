import { sayBankDay } from '#features/bank/clock/time-text-rules.ts'
import type { DepositView } from '#features/bank/deposits/contract.ts'
import { text as depositText } from '#features/bank/deposits/web/text.ts'
import { PersonLook } from '#kit/forms/person-look.tsx'
import type { Reply } from '#lib/contract.ts'
import { formatKoin, inBaht } from '#lib/money.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { Card } from '#ui/basics/card.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { lookAtAccounts } from '../admin-contract.ts'
import { adminText } from './admin-text.ts'

const words = adminText.person

/** A person's accounts for staff: read only, with a reason that is logged. */
export function Component() {
  return (
    <PersonLook words={words} path="/admin/bank/person" look={(send, body) => send(lookAtAccounts, { body })}>
      {(reply) => <Shown {...reply} />}
    </PersonLook>
  )
}

function Shown({ person, accounts, ended }: Reply<typeof lookAtAccounts>) {
  const { savings, totals, practice, fixed, thaweesup } = accounts
  const sums = [
    { name: words.savings, value: formatKoin(savings.balance) },
    { name: words.accrued, value: formatKoin(savings.accrued) },
    { name: words.all, value: formatKoin(totals.all) },
    { name: words.wallet, value: inBaht(formatKoin(practice.wallet)) },
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
        {
          key: 'due',
          label: words.due,
          cell: ({ matures: { at, day } }) => `${formatThaiDate(bangkokDay(new Date(at)))} · ${sayBankDay(day)}`,
        },
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
