import { useState } from 'react'
import type { LiveBlockOf } from '#lib/document-blocks.ts'
import { computeFigures } from '#lib/slider-formulas.ts'
import { SimTag } from '#ui/basics/tag.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { SliderField } from '#ui/fields/slider-field.tsx'

const formats = [0, 2].map(
  (digits) => new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
)

/** A figure that follows one slider. The sentence says it whole, so that it is read without script too. */
export function SliderBlock(attrs: LiveBlockOf<'slider'>) {
  const { title, formula, given, label, unit, min, max, step, start, sentence, decimals, note } = attrs
  const [x, setX] = useState(start)
  const { result, second } = computeFigures(formula, x, given)
  const show = (value: number) => formats[decimals === 0 ? 0 : 1]!.format(value).replace(/^-/, '−')
  const values: Record<string, string> = { x: x.toLocaleString('en-US'), result: show(result), second: show(second) }
  return (
    <section className="calculator" aria-label={title}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <strong>{title}</strong>
        <SimTag />
      </div>
      <PlainForm>
        <SliderField {...{ label, unit, min, max, step }} value={x} onChange={setX} />
      </PlainForm>
      <p className="slider-says" aria-live="polite">
        {sentence.split(/\{(\w+)\}/).map((piece, i) =>
          i % 2 ? (
            <strong key={i} className="nb">
              {values[piece]}
            </strong>
          ) : (
            piece
          ),
        )}
      </p>
      {note && <p className="text-ink-soft">{note}</p>}
    </section>
  )
}
