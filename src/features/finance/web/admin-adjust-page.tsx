import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ProposalsLink } from '#features/staff-value/web/proposals-link.tsx'
import { AddForm } from '#kit/forms/staff-forms.tsx'
import { formatKoin } from '#lib/money.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { Card } from '#ui/basics/card.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { SelectField, TextField } from '#ui/fields/field.tsx'
import { KeywordForm } from '#ui/fields/keyword-form.tsx'
import { readHundredths } from '#ui/fields/read-number.ts'
import { AdjustReason, adminAdjustKoin, type FoundWallet, findWallets, listAdjustments } from '../adjust-contract.ts'
import { text } from './text.ts'

/** The latest adjustments, and the members that the keyword of the address finds; null without a keyword. */
export async function loader({ request }: LoaderFunctionArgs) {
  const keyword = new URL(request.url).searchParams.get('keyword')?.trim() ?? ''
  const [adjustments, found] = await Promise.all([
    call(listAdjustments, {}),
    keyword ? call(findWallets, { query: { keyword } }) : null,
  ])
  return { ...adjustments, keyword, found }
}

const words = text.adjust

/** Adjusts a person's koin, with what waits for a second person and what was done. */
export function Component() {
  const { alone_left: left, items, keyword, found } = useLoaderData<typeof loader>()
  return (
    <PageFrame title={words.title} description={words.lead} path="/admin/koin/adjust" isPrivate lead={words.lead}>
      <div className="columns">
        <Card as="div">
          {items.length === 0 ? <p className="text-ink-soft">{words.none}</p> : <Done items={items} />}
        </Card>
        <div className="stack">
          <Card as="section" aria-labelledby="find-wallet">
            <h2 id="find-wallet" className="mb-4">
              {words.find}
            </h2>
            <KeywordForm
              label={words.keyword}
              submit={words.search}
              keyword={keyword}
              maxLength={254}
              toKeyword={(typed) => `/admin/koin/adjust?${new URLSearchParams({ keyword: typed })}`}
            />
            {found?.items.length === 0 ? <p role="status">{words.noneFound}</p> : null}
            {found?.is_cut ? <p className="text-13 text-ink-soft">{words.cut}</p> : null}
          </Card>
          {found && found.items.length > 0 ? (
            <NewAdjustment key={keyword} found={found.items} left={formatKoin(left)} />
          ) : null}
          <ProposalsLink />
        </div>
      </div>
    </PageFrame>
  )
}

function Done({ items }: { items: ReturnType<typeof useLoaderData<typeof loader>>['items'] }) {
  return (
    <DataTable
      caption={words.all}
      hasCaption
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        { key: 'when', label: words.when, cell: ({ booked_at: at }) => formatThaiDate(bangkokDay(new Date(at))) },
        { key: 'who', label: words.who, cell: ({ name }) => name },
        { key: 'reason', label: words.reason, cell: ({ reason }) => words.reasons[reason] },
        { key: 'by', label: words.by, cell: ({ by, has_second: has }) => (has ? words.second(by) : by) },
        { key: 'amount', label: words.amount, isNumber: true, cell: ({ amount }) => formatKoin(amount) },
      ]}
    />
  )
}

const optionOf = ({ user_id: value, display_name: name, email, wallet }: FoundWallet) => ({
  value,
  label: words.option(name, email, formatKoin(wallet)),
})

function NewAdjustment({ found, left }: { found: FoundWallet[]; left: string }) {
  // A person is chosen by hand where several have the name.
  const [only, isOnly] = [found[0]!.user_id, found.length === 1]
  return (
    <AddForm
      id="new-adjustment"
      title={words.new}
      submit={words.save}
      values={{ user_id: isOnly ? only : '', amount: '', reason: 'missing', note: '' }}
      onAdd={({ user_id, amount, reason, note }, send) =>
        send(adminAdjustKoin, {
          // What is no amount is sent so that the server says what is wrong.
          body: {
            user_id,
            amount: readHundredths(amount) ?? Number.NaN,
            reason: reason as AdjustReason,
            note,
          },
        })
      }
      said={(_, reply) => (reply.is_waiting ? words.waits : words.saved)}
    >
      {(field) => (
        <>
          <p className="text-13 text-ink-soft">{words.left(left)}</p>
          <SelectField
            {...field('user_id')}
            label={words.who}
            options={[...(isOnly ? [] : [{ value: '', label: words.choose }]), ...found.map(optionOf)]}
          />
          <TextField {...field('amount')} label={words.amount} hint={words.amountHint} unit="koin" />
          <SelectField
            {...field('reason')}
            label={words.reason}
            options={AdjustReason.options.map((value) => ({ value, label: words.reasons[value] }))}
          />
          <TextField {...field('note')} label={words.note} hint={words.noteHint} />
        </>
      )}
    </AddForm>
  )
}
