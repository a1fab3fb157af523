import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { fieldsOf } from '#kit/forms/fields-of.ts'
import { faultsAt, resolverFor } from '#kit/forms/form-resolver.ts'
import { useFormAct } from '#kit/forms/use-form-act.ts'
import type { Reply } from '#lib/contract.ts'
import { formatKoin, formatNumber, practiceBaht } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { SeriesChart } from '#ui/charts/series-chart.tsx'
import { dayTicks, placeOfDay, shortThaiDate } from '#ui/charts/time-axis.ts'
import { AmountField } from '#ui/fields/amount-field.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { readHundredths } from '#ui/fields/read-number.ts'
import { gainClass, sayGain } from '#ui/reading/change-text.ts'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { whatIfFund } from '../contract.ts'
import { minOrder } from '../fund-rules.ts'
import { RiskWarning } from './risk-warning.tsx'
import { text } from './text.ts'

const words = text.whatIf
const Boxes = z.object({ from: z.string(), what_if_amount: z.string() })
const resolver = resolverFor(Boxes, {
  findFaults: ({ from, what_if_amount: typed }) =>
    faultsAt({
      from: from ? null : words.noDay,
      what_if_amount: (readHundredths(typed) ?? 0) < minOrder ? words.unreadable : null,
    }),
})
const format = (value: number) => formatKoin(practiceBaht(value))

/** What a purchase on a past day would have become, and how other days of the past would have done. */
export function WhatIfPart({ code, first }: { code: string; first: string }) {
  const form = useForm({
    resolver,
    defaultValues: { from: first, what_if_amount: '1,000.00' },
    shouldFocusError: false,
  })
  const ask = useFormAct({
    form,
    order: ['from', 'what_if_amount'],
    fieldOfPath: (path) => (path === 'amount' ? 'what_if_amount' : path),
    staysOnPage: true,
    toInput: ({ from, what_if_amount: typed }) => ({ query: { type: code, from, amount: readHundredths(typed) ?? 0 } }),
    act: (send, input) => send(whatIfFund, input),
  })
  const field = fieldsOf(form)
  return (
    <Card className="account-card" aria-labelledby="what-if">
      <h2 id="what-if" className="text-17">
        {words.title}
      </h2>
      <p className="text-ink-soft">
        <ThaiText>{words.lead}</ThaiText>
      </p>
      <form className="grid gap-4" noValidate onSubmit={ask.onSubmit}>
        <DateField {...field('from')} label={words.day} />
        <AmountField {...field('what_if_amount')} label={words.amount} unit="฿" />
        <Button type="submit" kind="line" isBusy={ask.isBusy}>
          {words.act}
        </Button>
      </form>
      {ask.fault ? (
        <Notice kind="warn" isAlert>
          {ask.fault}
        </Notice>
      ) : null}
      <div role="status" className="account-card">
        {ask.done ? <Result {...ask.done.reply} /> : null}
      </div>
      <RiskWarning />
    </Card>
  )
}

function Result(result: Reply<typeof whatIfFund>) {
  const { points, amount, value, gain, fee, low, bought_on: boughtOn, until, chance } = result
  const days = points.map((point) => point.day)
  return (
    <>
      <p>
        <ThaiText>
          {words.sentence(formatKoin(amount), formatThaiDate(boughtOn), formatThaiDate(until), formatKoin(value))}
        </ThaiText>{' '}
        <strong className={gainClass(gain)}>{sayGain(gain)}</strong>
      </p>
      <p className="text-ink-soft">{words.low(formatKoin(low.value), formatThaiDate(low.day))}</p>
      {fee > 0 ? <p className="text-13 text-ink-soft">{words.fee(formatKoin(fee))}</p> : null}
      {points.length > 1 ? (
        <SeriesChart
          key={`${boughtOn} ${amount}`}
          name={words.chart}
          whenLabel={text.chart.when}
          at={days.map(placeOfDay)}
          nameAt={(i) => shortThaiDate(days[i]!)}
          ticks={dayTicks(days)}
          lines={[
            { key: 'put', name: words.put, kind: 'put', values: points.map(() => amount) },
            { key: 'value', name: words.value, kind: 'past', values: points.map((point) => point.value) },
          ]}
          format={format}
          formatAxis={(baht) => formatNumber(Math.round(baht / 100))}
        />
      ) : null}
      {chance ? <Chance chance={chance} /> : null}
    </>
  )
}

function Chance({ chance }: { chance: NonNullable<Reply<typeof whatIfFund>['chance']> }) {
  const rows = (['worst', 'p10', 'p50', 'p90', 'best'] as const).map((key) => ({
    name: words[key],
    value: chance[key],
  }))
  return (
    <>
      <p>
        <ThaiText>{words.chance(formatNumber(chance.stretches), formatNumber(chance.losses))}</ThaiText>
      </p>
      <DataTable
        caption={words.spread}
        hasCaption
        isCompact
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', label: text.compare.which, cell: ({ name }) => name },
          { key: 'value', label: '฿', isNumber: true, cell: ({ value }) => formatKoin(value) },
        ]}
      />
    </>
  )
}
