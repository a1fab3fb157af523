import { useState } from 'react'
import { formatKoin, formatNumber, type Koin, koin } from '#lib/money.ts'
import { SimTag } from '#ui/basics/tag.tsx'
import { SeriesChart } from '#ui/charts/series-chart.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { SliderField } from '#ui/fields/slider-field.tsx'
import { nameMonths } from '#ui/reading/duration.ts'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { BankRates } from '../../../rates/contract.ts'
import { drawCurve } from '../../teach-rules.ts'
import { sayRate } from '../percent-text.ts'
import { savingText } from '../saving-text.ts'
import { TryPart } from './try-part.tsx'

const words = savingText.play
const format = (value: number) => formatKoin(value as Koin)

/** Two rates of compound interest beside each other, over years. Nothing is stored. */
export function PlaygroundPart({ rates }: { rates: BankRates }) {
  const [principal, setPrincipal] = useState(1_000)
  const [one, setOne] = useState(rates.savings)
  const [other, setOther] = useState(rates.fixed['24'])
  const [monthly, setMonthly] = useState(0)
  const [years, setYears] = useState(10)
  const at = Array.from({ length: years * 2 + 1 }, (_, i) => i * 6)
  const curve = (rate: number) => {
    const plan = { first: koin(principal * 100), monthly: koin(monthly * 100), rate, months: years * 12 }
    const points = drawCurve({ ...plan, adds: 'month', isTaxed: false })
    return at.flatMap((month) => points[month] ?? [])
  }
  const [ones, others] = [curve(one).map(({ worth }) => worth), curve(other).map(({ worth }) => worth)]
  const [endOne, endOther] = [ones.at(-1) ?? koin(0), others.at(-1) ?? koin(0)]
  const gap = koin(Math.abs(endOther - endOne))
  return (
    <TryPart id="two-curves" title={words.title}>
      <SimTag />
      <p className="text-ink-soft">
        <ThaiText>{words.lead}</ThaiText>
      </p>
      <PlainForm className="calculator-fields">
        <SliderField
          label={words.principal}
          unit="koin"
          min={100}
          max={20_000}
          step={100}
          value={principal}
          onChange={setPrincipal}
        />
        <SliderField
          label={words.monthly}
          unit="koin"
          min={0}
          max={2_500}
          step={50}
          value={monthly}
          onChange={setMonthly}
        />
        <RateField label={words.one} rate={one} onChange={setOne} />
        <RateField label={words.other} rate={other} onChange={setOther} />
        <SliderField
          label={words.years}
          unit={words.year}
          min={1}
          max={40}
          step={1}
          value={years}
          onChange={setYears}
        />
      </PlainForm>
      <SeriesChart
        key={years}
        name={words.table}
        summary={
          <p>
            <ThaiText>
              {words.summary(nameMonths(years * 12), formatKoin(endOne), formatKoin(endOther), formatKoin(gap))}
            </ThaiText>
          </p>
        }
        whenLabel={words.when}
        at={at}
        nameAt={(i) => nameMonths(at[i] ?? 0)}
        ticks={[0, Math.floor(years / 2) * 12, years * 12]
          .filter((month, i) => i !== 1 || month > 0)
          .map((month) => ({ at: month, label: nameMonths(month) }))}
        tableAt={at.flatMap((month, i) => (month % 12 === 0 ? [i] : []))}
        lines={[
          { key: 'other', name: words.otherName(sayRate(other)), kind: 'past', values: others },
          { key: 'put', name: words.put, kind: 'put', values: curve(0).map(({ put }) => put) },
          { key: 'one', name: words.oneName(sayRate(one)), kind: 'other', values: ones },
        ]}
        format={format}
        formatAxis={(value) => formatNumber(Math.round(value / 100))}
        isFromZero
      />
    </TryPart>
  )
}

type RateFieldProps = { label: string; rate: number; onChange: (rate: number) => void }

/** A rate from 0 to 12 % a year; `rate` in basis points. */
function RateField({ label, rate, onChange }: RateFieldProps) {
  return (
    <SliderField
      label={label}
      unit="%"
      min={0}
      max={12}
      step={0.05}
      value={rate / 100}
      format={(value) => value.toFixed(2)}
      onChange={(value) => onChange(Math.round(value * 100))}
    />
  )
}
