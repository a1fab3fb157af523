import { useNavigate } from 'react-router'
import { FormFault } from '#kit/forms/staff-forms.tsx'
import { type FieldOf, useStaffForm } from '#kit/forms/use-staff-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { SelectField, TextField } from '#ui/fields/field.tsx'
import { readHundredths } from '#ui/fields/read-number.ts'
import { createFund } from '../../admin-contract.ts'
import { currencyRiskNames, currencyRisks, fundClasses, fundClassNames } from '../../fund-rules.ts'
import { adminText as text } from './admin-text.ts'
import { FundWordFields } from './fund-word-fields.tsx'
import { type FundWordsValues, fundWordsOf, fundWordsValues } from './show-fund-words.ts'

const words = text.create
const noWords = { name: '', summary: '', policy: '', benchmark: '', currency_text: '', dividend_text: null }
const empty = {
  code: '',
  risk: '1',
  class: 'money_market' as (typeof fundClasses)[number],
  currency: 'none' as (typeof currencyRisks)[number],
  front_fee: '0.00',
  yearly_fee: '0.50',
  ...fundWordsValues({ ...noWords, parts: [], sheet: [] }),
}

/** Adds a fund whose prices come from files. */
export function Component() {
  const navigate = useNavigate()
  const { form: _, ...create } = useStaffForm({
    id: 'fund-new',
    values: empty,
    act: (send, { code, risk, class: kind, currency, front_fee, yearly_fee, ...rest }) =>
      send(createFund, {
        body: {
          ...fundWordsOf(rest),
          code: code.trim(),
          risk: Number(risk),
          class: kind,
          currency,
          front_fee: readHundredths(front_fee) ?? Number.NaN,
          yearly_fee: readHundredths(yearly_fee) ?? Number.NaN,
        },
      }),
    onDone: ({ code }) => void navigate(`/admin/bank/funds/${code}`),
  })
  return (
    <PageFrame
      title={words.title}
      description={words.lead}
      path="/admin/bank/funds/new"
      isPrivate
      back={<Link to="/admin/bank/funds">{text.title}</Link>}
      lead={words.lead}
    >
      <Card as="div" className="max-w-160">
        <form className="grid gap-4" noValidate onSubmit={create.onSubmit}>
          <TextField {...create.field('code')} label={words.code} hint={words.codeHint} maxLength={24} />
          <SelectField
            {...create.field('risk')}
            label={text.risk}
            options={Array.from({ length: 8 }, (_one, at) => ({ value: `${at + 1}`, label: `${at + 1}` }))}
          />
          <SelectField
            {...create.field('class')}
            label={words.class}
            options={fundClasses.map((value) => ({ value, label: fundClassNames[value] }))}
          />
          <SelectField
            {...create.field('currency')}
            label={words.currency}
            options={currencyRisks.map((value) => ({ value, label: currencyRiskNames[value] }))}
          />
          <TextField {...create.field('front_fee')} label={text.front} unit="%" inputMode="decimal" />
          <TextField {...create.field('yearly_fee')} label={text.yearly} unit="%" inputMode="decimal" />
          <FundWordFields field={create.field as FieldOf<FundWordsValues>} />
          <Button type="submit" size="small" className="justify-self-start" isBusy={create.isBusy}>
            {words.act}
          </Button>
          <FormFault fault={create.fault} see={create.see} />
        </form>
      </Card>
    </PageFrame>
  )
}
