import { type Ref, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Progress } from '#ui/basics/progress.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { ChoiceGroup } from '#ui/fields/choice.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { FormQuestion } from '../contract.ts'
import { text } from './text.ts'

interface QuestionProps {
  asked: FormQuestion
  done: number
  total: number
  /** What was chosen before, when one comes back to it. */
  given: readonly string[]
  isBusy: boolean
  /** Null at the first question. */
  onBack: ((choices: readonly string[]) => void) | null
  onNext: (choices: readonly string[]) => void
}

/** One question of the form. The answer is kept by the page when it goes on. */
export function AssessmentQuestion({ asked, done, total, given, isBusy, onBack, onNext }: QuestionProps) {
  const [chosen, setChosen] = useState(given)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const isSeveral = asked.kind === 'several'
  const next = () => onNext(chosen)
  return (
    <Card as="div" className="robo-step">
      <Progress label={text.question} done={done} total={total} isUnderWay />
      {isSeveral ? (
        <SeveralChoices asked={asked} titleRef={title} chosen={chosen} onChange={setChosen} onSend={next} />
      ) : (
        <ChoiceGroup
          name={asked.id}
          question={<ThaiText>{asked.text}</ThaiText>}
          questionRef={title}
          picture={<QuestionNotes asked={asked} />}
          choices={asked.choices.map((choice) => ({ id: choice.id, text: <ThaiText>{choice.text}</ThaiText> }))}
          chosen={chosen[0] ?? null}
          onChoose={(id) => setChosen([id])}
          // The last answer is sent by its button: what is sent is scored.
          onTap={done + 1 < total ? (id) => onNext([id]) : undefined}
          onCheck={next}
        />
      )}
      <div className="button-pair">
        <div>
          {onBack ? (
            <Button kind="line" isWide onClick={() => onBack(chosen)}>
              {text.previous}
            </Button>
          ) : null}
        </div>
        <div>
          <Button
            isWide
            isBusy={isBusy}
            offReason={chosen.length > 0 ? null : isSeveral ? text.chooseSome : text.choose}
            onClick={next}
          >
            {done + 1 < total ? text.next : text.send}
          </Button>
        </div>
      </div>
    </Card>
  )
}

interface SeveralProps {
  asked: FormQuestion
  titleRef: Ref<HTMLHeadingElement>
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  onSend: () => void
}

function SeveralChoices({ asked, titleRef, chosen, onChange, onSend }: SeveralProps) {
  return (
    <PlainForm onSend={() => chosen.length > 0 && onSend()}>
      <fieldset className="robo-step">
        <legend>
          <h2 ref={titleRef} tabIndex={-1} className="text-20 font-semibold">
            <ThaiText>{asked.text}</ThaiText>
          </h2>
        </legend>
        <QuestionNotes asked={asked} />
        {asked.choices.map(({ id, text: words }) => (
          <CheckboxField
            key={id}
            name={`${asked.id}-${id}`}
            label={<ThaiText>{words}</ThaiText>}
            checked={chosen.includes(id)}
            onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        ))}
      </fieldset>
    </PlainForm>
  )
}

/** Why it is asked, whether the answer is kept, and for the four pictures their best and worst year as a table. */
function QuestionNotes({ asked }: { asked: FormQuestion }) {
  const pictures = asked.choices.filter(({ best, worst }) => best !== null && worst !== null)
  return (
    <div className="robo-notes">
      <p className="text-ink-soft">
        <ThaiText>{asked.help}</ThaiText>
      </p>
      {asked.is_private ? <p className="text-13 text-ink-soft">{text.isPrivate}</p> : null}
      {asked.kind === 'several' ? <p className="text-13 text-ink-soft">{text.several}</p> : null}
      {pictures.length > 0 ? <YearBars pictures={pictures} /> : null}
      {pictures.length > 0 ? (
        <DataTable
          caption={text.pictures}
          hasCaption
          isCompact
          rows={pictures}
          rowKey={({ id }) => id}
          columns={[
            { key: 'one', label: text.picture, cell: ({ id }) => pictureKeys[id] },
            { key: 'best', label: text.yearBest, isNumber: true, cell: ({ best }) => `▲ +${sayRate(best)}` },
            { key: 'worst', label: text.yearWorst, isNumber: true, cell: ({ worst }) => sayWorst(worst) },
          ]}
        />
      ) : null}
    </div>
  )
}

type Pictures = FormQuestion['choices']

const barWidth = 24
const barStep = 64
/** The height of a percent, and where 0 stands. */
const percentHeight = 3
const zero = 84

/** The best year as a bar above 0 and the worst one, hatched, below it; the table beside it says the same. */
function YearBars({ pictures }: { pictures: Pictures }) {
  const hatch = useId()
  return (
    <svg className="robo-years" viewBox={`0 0 ${barStep * pictures.length} 148`} aria-hidden="true">
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="plot-hatch" d="M0 0V6" />
      </pattern>
      {pictures.map(({ id, best, worst }, i) => {
        const x = i * barStep + (barStep - barWidth) / 2
        const up = ((best ?? 0) / 100) * percentHeight
        const down = (Math.abs(worst ?? 0) / 100) * percentHeight
        return (
          <g key={id}>
            <rect className="robo-year-best" x={x} y={zero - up} width={barWidth} height={up} />
            <rect className="robo-year-worst" fill={`url(#${hatch})`} x={x} y={zero} width={barWidth} height={down} />
            <text x={x + barWidth / 2} y={144} textAnchor="middle">
              {pictureKeys[id]}
            </text>
          </g>
        )
      })}
      <path className="plot-grid" d={`M0 ${zero}H${barStep * pictures.length}`} />
    </svg>
  )
}

/** The keys that the choices below have. */
const pictureKeys = { a: 'ก', b: 'ข', c: 'ค', d: 'ง' } as const

function sayRate(rate: number | null): string {
  return `${Math.abs((rate ?? 0) / 100)} %`
}

function sayWorst(worst: number | null): string {
  return worst === 0 ? sayRate(worst) : `▼ −${sayRate(worst)}`
}
