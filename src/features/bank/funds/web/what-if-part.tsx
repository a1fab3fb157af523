import { useState } from 'react'
import type { Reply } from '#lib/contract.ts'
import { formatKoin, formatNumber, practiceBaht } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { SeriesChart } from '#ui/charts/series-chart.tsx'
import { dayTicks, placeOfDay, shortThaiDate } from '#ui/charts/time-axis.ts'
import { DateField } from '#ui/fields/date-field.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { readHundredths } from '#ui/fields/read-number.ts'
import { gainClass, sayGain } from '#ui/reading/change-text.ts'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { whatIfFund } from '../contract.ts'
import { minOrder } from '../fund-rules.ts'
import { RiskWarning } from './risk-warning.tsx'
import { text } from './text.ts'

const words = text.whatIf
const format = (value: number) => formatKoin(practiceBaht(value))

/** What a purchase on a past day would have become, and how other days of the past would have done. */
export function WhatIfPart({ code, first }: { code: string; first: string }) {
  const [day, setDay] = useState(first)
  const [typed, setTyped] = useState('1,000.00')
  const [fault, setFault] = useState<{ day?: string; amount?: string }>({})
  const ask = useAct(whatIfFund)
  const look = () => {
    const amount = readHundredths(typed)
    const isWrong = amount === null || amount < minOrder
    const found = { ...(day ? {} : { day: words.noDay }), ...(isWrong ? { amount: words.unreadable } : {}) }
    setFault(found)
    if (!day || isWrong) return
    void ask.run({ query: { type: code, from: day, amount } })
  }
  return (
    <Card className="account-card" aria-labelledby="what-if">
      <h2 id="what-if" className="text-17">
        {words.title}
      </h2>
      <p className="text-ink-soft">
        <ThaiText>{words.lead}</ThaiText>
      </p>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          look()
        }}
      >
        <DateField
          name="from"
          label={words.day}
          value={day}
          error={fault.day}
          onChange={({ target }) => setDay(target.value)}
        />
        <TextField
          name="what_if_amount"
          label={words.amount}
          unit="฿"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={fault.amount}
          onChange={({ target }) => setTyped(target.value)}
        />
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
