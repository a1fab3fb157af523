import { useState } from 'react'
import { formatKoin, koin } from '#lib/money.ts'
import { SimTag } from '../basics/tag.tsx'
import { PlainForm } from '../fields/plain-form.tsx'
import { SliderField } from '../fields/slider-field.tsx'
import { nameMonths } from '../reading/duration.ts'
import { chartText } from './chart-text.ts'
import { CompoundChart } from './compound-chart.tsx'

interface KoinCalculatorProps {
  /** Initial values: hundredths, basis points a year, months. */
  principal: number
  rate: number
  months: number
}

const whole = (value: number) => formatKoin(koin(Math.round(value * 100))).replace(/\.00$/, '')

/** A calculator of compound interest: three sliders with boxes, and a chart. Nothing is stored. */
export function KoinCalculator(start: KoinCalculatorProps) {
  const [principal, setPrincipal] = useState(start.principal)
  const [rate, setRate] = useState(start.rate)
  const [months, setMonths] = useState(start.months)
  return (
    <section className="calculator" data-tone="money" aria-label={chartText.calculator}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <strong>{chartText.calculator}</strong>
        <SimTag />
      </div>
      <PlainForm className="calculator-fields">
        <SliderField
          label={chartText.principal}
          unit={chartText.simBaht}
          min={100}
          max={Math.max(20_000, (start.principal / 100) * 2)}
          step={100}
          value={principal / 100}
          format={whole}
          onChange={(value) => setPrincipal(Math.round(value * 100))}
        />
        <SliderField
          label={chartText.ratePerYear}
          unit="%"
          min={0}
          max={Math.max(10, start.rate / 100)}
          step={0.05}
          value={rate / 100}
          onChange={(value) => setRate(Math.round(value * 100))}
        />
        <SliderField
          label={chartText.duration}
          unit={chartText.month1}
          min={1}
          max={Math.max(120, start.months)}
          step={1}
          value={months}
          words={nameMonths(months)}
          onChange={setMonths}
        />
      </PlainForm>
      <CompoundChart principal={koin(principal)} rate={rate} months={months} />
    </section>
  )
}
