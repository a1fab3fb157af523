import type { ReactNode } from 'react'
import { ArtFile } from '#art/art-file.tsx'
import type { ThingName } from '#art/worlds/thing-names.ts'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { ChoiceId, FormQuestion, QuestionId } from '../contract.ts'

type Range = readonly [from: number, to: number]

/** The ranges that the answers to a question name, on a column of `all`. An answer without an end reaches the top. */
const ranges: Partial<Record<QuestionId, { all: number; of: Record<ChoiceId, Range> }>> = {
  burden: { all: 100, of: { a: [75, 100], b: [50, 75], c: [25, 50], d: [0, 25] } },
  horizon: { all: 8, of: { a: [0, 1], b: [1, 3], c: [3, 5], d: [5, 8] } },
  tolerance: { all: 30, of: { a: [0, 5], b: [5, 10], c: [10, 20], d: [20, 30] } },
}

/** Things and never faces: a glad face beside a bold answer would push. */
const things: Partial<Record<QuestionId, Record<ChoiceId, ThingName>>> = {
  assets: { a: 'receipt', b: 'scale', c: 'pouch', d: 'jar' },
  experience: { a: 'bank', b: 'ledger', c: 'pie', d: 'wave' },
  objective: { a: 'brolly', b: 'drops', c: 'steps', d: 'wave' },
  feeling: { a: 'brolly', b: 'scale', c: 'steps', d: 'wave' },
  fall: { a: 'pouch', b: 'scale', c: 'clock', d: 'basket' },
}

/** An answer with its picture. The picture says nothing that the words do not, so screen readers skip it. */
export function PicturedChoice({ asked, choice }: { asked: FormQuestion; choice: FormQuestion['choices'][number] }) {
  return (
    <span className="robo-choice">
      {pictureOf(asked.id, choice)}
      <span>
        <ThaiText>{choice.text}</ThaiText>
      </span>
    </span>
  )
}

function pictureOf(question: QuestionId, { id, best, worst }: FormQuestion['choices'][number]): ReactNode {
  if (best !== null && worst !== null) return <YearBars best={best} worst={worst} />
  const range = ranges[question]
  if (range) return <RangeColumn all={range.all} range={range.of[id]} />
  const thing = things[question]?.[id]
  return thing ? <ArtFile file={`things/${thing}.svg`} /> : null
}

/** The answer's range on a column, from its foot. */
function RangeColumn({ all, range: [from, to] }: { all: number; range: Range }) {
  const heightOf = (value: number) => (34 * value) / all
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <rect className="robo-column" x="13" y="3" width="14" height="34" rx="4" />
      <rect
        className="robo-year-best"
        x="13"
        y={37 - heightOf(to)}
        width="14"
        height={heightOf(to) - heightOf(from)}
        rx="3"
      />
    </svg>
  )
}

/** Of the years, in px for each percent and the place of 0. */
const years = { perPercent: 4.6, zero: 72 }

/** The worst year to the left of 0 and the best one to its right, in basis points; the four answers share one scale. */
function YearBars({ best, worst }: { best: number; worst: number }) {
  const widthOf = (rate: number) => (Math.abs(rate) / 100) * years.perPercent
  return (
    <svg className="robo-years" viewBox="0 0 190 24" aria-hidden="true">
      <rect
        className="robo-year-worst"
        x={years.zero - widthOf(worst)}
        y="5"
        width={widthOf(worst)}
        height="14"
        rx="2"
      />
      <rect className="robo-year-best" x={years.zero} y="4" width={widthOf(best)} height="16" rx="2" />
      <path className="robo-year-zero" d={`M${years.zero} 0V24`} />
    </svg>
  )
}
