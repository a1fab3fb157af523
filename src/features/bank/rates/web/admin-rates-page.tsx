import { useLoaderData } from 'react-router'
import { ProposalsLink } from '#features/staff-value/web/proposals-link.tsx'
import { AddForm } from '#kit/forms/staff-forms.tsx'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { Card } from '#ui/basics/card.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { SelectField, TextField } from '#ui/fields/field.tsx'
import { readHundredths } from '#ui/fields/read-number.ts'
import { BankRateKey, setAdminRate, showAdminRates } from '../admin-contract.ts'
import { bankRateNames } from '../rate-name-rules.ts'
import { PausePart } from './pause-part.tsx'
import { text } from './text.ts'

/** Every rate, and what is paused. */
export async function loader() {
  return call(showAdminRates, {})
}

/** The rates with their effective dates, a new one, and the pause of a product. */
export function Component() {
  const { rows, paused } = useLoaderData<typeof loader>()
  return (
    <PageFrame title={text.title} description={text.lead} path="/admin/bank/rates" isPrivate lead={text.lead}>
      <div className="columns">
        <Card as="div">
          <DataTable
            caption={text.all}
            hasCaption
            rows={rows}
            rowKey={({ key, starts_on: day }) => `${key} ${day}`}
            columns={[
              { key: 'key', label: text.key, cell: ({ key }) => bankRateNames[key] },
              { key: 'starts', label: text.startsOn, cell: ({ starts_on: day }) => formatThaiDate(day) },
              {
                key: 'state',
                label: text.state,
                cell: ({ is_begun: isBegun }) => (isBegun ? text.begun : text.coming),
              },
              { key: 'rate', label: text.rate, isNumber: true, cell: ({ rate }) => `${(rate / 100).toFixed(2)} %` },
            ]}
          />
        </Card>
        <div className="stack">
          <NewRate />
          <ProposalsLink />
          <Card aria-labelledby="pauses" className="grid gap-4">
            <h2 id="pauses">{text.pauses}</h2>
            <p className="text-ink-soft">{text.pauseLead}</p>
            <PausePart product="fixed" reason={paused.fixed} />
            <PausePart product="thaweesup" reason={paused.thaweesup} />
          </Card>
        </div>
      </div>
    </PageFrame>
  )
}

function NewRate() {
  return (
    <AddForm
      id="new-rate"
      title={text.new}
      submit={text.save}
      values={{ key: 'savings', rate: '', starts_on: '' }}
      said={() => text.saved}
      onAdd={({ key, rate, starts_on }, send) =>
        send(setAdminRate, {
          // What is no rate is sent so that the server says what is wrong.
          body: { key: key as BankRateKey, rate: readHundredths(rate) ?? Number.NaN, starts_on },
        })
      }
    >
      {(field) => (
        <>
          <SelectField
            {...field('key')}
            label={text.key}
            options={BankRateKey.options.map((value) => ({ value, label: bankRateNames[value] }))}
          />
          <TextField {...field('rate')} label={text.newRate} hint={text.newRateHint} unit="%" inputMode="decimal" />
          <TextField {...field('starts_on')} label={text.newDay} type="date" />
        </>
      )}
    </AddForm>
  )
}
