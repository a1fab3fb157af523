import ChevronDown from 'lucide-react/icons/chevron-down'
import { Fragment, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { fieldsOf } from '#kit/forms/fields-of.ts'
import { resolverFor } from '#kit/forms/form-resolver.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { AmountField } from '#ui/fields/amount-field.tsx'
import { readNumber } from '#ui/fields/read-number.ts'
import { AnswerPart } from './answer-part.tsx'
import { type Box, briefOf, type Calculator, type Values } from './calculator.ts'
import { text } from './text.ts'

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** The boxes of a calculator and its answer, which begins with the example. Nothing is sent or stored. */
export function CalculatorForm({ of }: { of: Calculator }) {
  const { boxes, compute } = of
  const resolver = useMemo(() => resolverOf(of), [of])
  const defaultValues = Object.fromEntries(boxes.map(({ name, start }) => [name, plain.format(start)]))
  const form = useForm<Record<string, string>, unknown, Values>({ resolver, defaultValues })
  const typed = form.watch()
  const [values, setValues] = useState<Values>(() => Object.fromEntries(boxes.map(({ name, start }) => [name, start])))
  // While one types, as soon as all boxes can be read; what cannot be read keeps the answer before it.
  const read = useMemo(() => readValues(of, typed), [of, typed])
  if (read && JSON.stringify(read) !== JSON.stringify(values)) setValues(read)
  const answer = useMemo(() => compute(values), [compute, values])
  const heading = useRef<HTMLHeadingElement>(null)
  const field = fieldsOf(form)
  const show = form.handleSubmit(() => heading.current?.focus())
  return (
    <div className="calculator-page">
      <Card aria-labelledby="boxes">
        <h2 id="boxes" className="text-17">
          {text.boxes}
        </h2>
        <p className="text-ink-soft">{text.example}</p>
        <p className="calculator-now">
          <a href="#answer">
            <span className="vh">{text.answer} </span>
            <strong>
              {briefOf(answer.says).map((piece, i) => (
                <Fragment key={i}>
                  {i > 0 ? ' · ' : null}
                  <span className="nb">{piece}</span>
                </Fragment>
              ))}
            </strong>
            <Icon of={ChevronDown} />
          </a>
        </p>
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            void show()
          }}
        >
          {boxes.map(({ name, label, unit, hint }) => (
            <AmountField key={name} {...field(name)} label={label} unit={unit} hint={hint} />
          ))}
          <Button type="submit" isWide>
            {text.act}
          </Button>
        </form>
      </Card>
      <Card aria-labelledby="answer">
        <h2 id="answer" ref={heading} tabIndex={-1} className="text-17">
          {text.answer}
        </h2>
        <AnswerPart {...answer} />
      </Card>
    </div>
  )
}

const schemaOf = ({ boxes }: Calculator) => z.object(Object.fromEntries(boxes.map((box) => [box.name, numberOf(box)])))

const numbersOf = ({ boxes }: Calculator, typed: Record<string, string>): Values =>
  Object.fromEntries(boxes.map(({ name }) => [name, readNumber(typed[name] ?? '') ?? Number.NaN]))

/** What is typed as numbers; null as long as a box is wrong. */
function readValues(of: Calculator, typed: Record<string, string>): Values | null {
  const values = numbersOf(of, typed)
  return z.safeParse(schemaOf(of), values).success && of.findFaults(values).length === 0 ? values : null
}

/** What is typed, checked box by box, then together. */
function resolverOf(of: Calculator) {
  const { findFaults } = of
  const schema = schemaOf(of)
  const read = (typed: Record<string, string>) => numbersOf(of, typed)
  return resolverFor<typeof schema, Record<string, string>>(schema, {
    read,
    findFaults: (typed) => {
      const values = read(typed)
      return z.safeParse(schema, values).success ? findFaults(values) : []
    },
  })
}

function numberOf({ unit, min, max, isWhole }: Box) {
  return z.number({ error: text.notNumber }).check(
    z.minimum(min, { error: text.atLeast(plain.format(min), unit) }),
    z.maximum(max, { error: text.atMost(plain.format(max), unit) }),
    z.refine((value) => isMultipleOf(value, isWhole ? 1 : 0.01), { error: isWhole ? text.notWhole : text.twoDecimals }),
  )
}

function isMultipleOf(value: number, step: number): boolean {
  return Math.abs(value / step - Math.round(value / step)) < 1e-6
}
