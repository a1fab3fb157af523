import { readWhole } from '#kit/forms/box-values.ts'
import { FormFault } from '#kit/forms/staff-forms.tsx'
import { useStaffForm } from '#kit/forms/use-staff-form.ts'
import type { Reply } from '#lib/contract.ts'
import { formatKoin } from '#lib/money.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { SelectField, TextField } from '#ui/fields/field.tsx'
import { readHundredths } from '#ui/fields/read-number.ts'
import { type ChangeableKey, changeableKeys } from '../forecast-rules.ts'
import { forecastKoinRate, proposeKoinRate } from '../rate-contract.ts'
import { rateNames } from '../rate-name-rules.ts'
import { text } from './text.ts'

const words = text.rates

type Values = { key: string; koin: string; quota: string; starts_on: string }

/** What is no figure is sent so that the server says what is wrong. */
function wantedOf({ key, koin, quota }: Values) {
  return {
    key: key as ChangeableKey,
    koin: readHundredths(koin) ?? Number.NaN,
    quota: quota.trim() === '' ? null : (readWhole(quota) ?? Number.NaN),
  }
}

/** Proposes a rate. Its forecast is looked at first: only the figures that were looked at can be sent. */
export function NewRatePart() {
  const look = useAct(forecastKoinRate)
  const propose = useStaffForm<Values, unknown>({
    id: 'new-koin-rate',
    values: { key: 'reward-cap.day', koin: '', quota: '', starts_on: '' },
    isEmptied: true,
    act: (send, values) => send(proposeKoinRate, { body: { ...wantedOf(values), starts_on: values.starts_on } }),
  })
  const values = propose.form.watch()
  const isLooked = look.done !== null && JSON.stringify(look.input?.body) === JSON.stringify(wantedOf(values))
  return (
    <Card as="section" aria-labelledby="new-koin-rate">
      <h2 id="new-koin-rate" className="mb-4">
        {words.new}
      </h2>
      <form className="grid gap-4" noValidate onSubmit={propose.onSubmit}>
        <SelectField
          {...propose.field('key')}
          label={words.key}
          options={changeableKeys.map((value) => ({ value, label: rateNames[value] }))}
        />
        <TextField
          {...propose.field('koin')}
          label={words.newKoin}
          hint={words.newKoinHint}
          unit="koin"
          inputMode="decimal"
        />
        <TextField
          {...propose.field('quota')}
          label={words.newQuota}
          hint={words.newQuotaHint}
          inputMode="numeric"
          isOptional
        />
        <TextField {...propose.field('starts_on')} label={words.startsOn} type="date" />
        <Button
          kind="line"
          size="small"
          className="justify-self-start"
          isBusy={look.isBusy}
          onClick={() => void look.run({ body: wantedOf(values) })}
        >
          {words.look}
        </Button>
        <FormFault fault={look.fault} />
        {isLooked && look.done ? <Shown {...look.done.reply} /> : <p className="text-13">{words.lookFirst}</p>}
        {isLooked ? (
          <Button type="submit" size="small" className="justify-self-start" isBusy={propose.isBusy}>
            {words.send}
          </Button>
        ) : null}
        <p role="status">{propose.done ? words.sent : ''}</p>
        <FormFault fault={propose.fault} see={propose.see} />
      </form>
    </Card>
  )
}

function Shown({ basis, people, before, after }: Reply<typeof forecastKoinRate>) {
  return (
    <Notice>
      <p>{words.forecast(formatKoin(before), formatKoin(after))}</p>
      <p className="text-13">
        {basis === 'recorded' ? words.recorded(people.toLocaleString('en-US')) : words.simulated}
      </p>
    </Notice>
  )
}
