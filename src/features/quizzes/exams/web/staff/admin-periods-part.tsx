import { type FormEvent, useRef, useState } from 'react'
import { type Skill, skillNames } from '#kit/skills.ts'
import { groupBy } from '#lib/group-by.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { planQuizPeriod, type QuizPeriod } from '../../admin-contract.ts'
import { adminText as text } from './admin-text.ts'

type Listed = { id: string; text: string; skill: Skill }

/** The calendar of months and seasons, with the questions from which attempts are drawn. */
export function QuizPeriods({ items, pool }: { items: QuizPeriod[]; pool: Listed[] }) {
  return (
    <section className="grid gap-4" aria-labelledby="quiz-periods">
      <h2 id="quiz-periods">{text.periods}</h2>
      <p className="text-ink-soft">{text.periodsLead}</p>
      <ul className="grid gap-3">
        {items.map((one) => (
          <PeriodCard key={`${one.quiz} ${one.period}`} period={one} pool={pool} />
        ))}
      </ul>
    </section>
  )
}

function PeriodCard({ period, pool }: { period: QuizPeriod; pool: Listed[] }) {
  const [isOpen, setOpen] = useState(false)
  const { question_ids } = period
  return (
    <Card as="li">
      <h3 className="flex flex-wrap items-center gap-2">
        {text.title(period)} <Tag>{question_ids ? text.chosen(question_ids.length) : text.all}</Tag>
      </h3>
      <details className="quiz-plan mt-2" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {text.choose} <span className="vh">{text.chooseOf(text.title(period))}</span>
        </summary>
        {isOpen ? <PeriodForm period={period} pool={pool} /> : null}
      </details>
    </Card>
  )
}

function PeriodForm({ period: { quiz, period, min, question_ids }, pool }: { period: QuizPeriod; pool: Listed[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(question_ids ?? pool.map(({ id }) => id)))
  const { run, isBusy, input, done, fault } = useAct(planQuizPeriod, { refresh: ['page'] })
  const saveButton = useRef<HTMLButtonElement>(null)
  const takeAll = () => setChosen(new Set(pool.map(({ id }) => id)))
  const plan = (questionIds: string[] | null) => run({ body: { quiz, period, question_ids: questionIds } })
  const giveBack = async () => {
    if (!(await plan(null))) return
    takeAll()
    // The button disappears with the choice, and would take the focus along.
    saveButton.current?.focus()
  }
  const missing = Math.max(min - chosen.size, 0)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void plan([...chosen])
  }
  const turn = (id: string) =>
    setChosen((all) => (all.has(id) ? new Set([...all].filter((one) => one !== id)) : new Set([...all, id])))
  return (
    <form className="grid gap-4" onSubmit={submit}>
      {[...groupBy(pool, ({ skill }) => skill)].map(([skill, list]) => (
        // Collapsed, so that the save button is not behind hundreds of checkboxes.
        <details key={skill} className="quiz-plan">
          <summary>{text.ofSkill(skill, list.filter(({ id }) => chosen.has(id)).length, list.length)}</summary>
          <fieldset aria-label={skillNames[skill]}>
            {list.map(({ id, text: words }) => (
              <CheckboxField
                key={id}
                id={`${quiz}-${period}-${id}`}
                label={<ThaiText>{words}</ThaiText>}
                checked={chosen.has(id)}
                onChange={() => turn(id)}
              />
            ))}
          </fieldset>
        </details>
      ))}
      <div className="save-bar">
        <p role="status">{text.min(chosen.size, min)}</p>
        {fault && (
          <Notice kind="danger" isAlert>
            {fault}
          </Notice>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button kind="line" size="small" onClick={takeAll}>
            {text.takeAll}
          </Button>
          <Button kind="line" size="small" onClick={() => setChosen(new Set())}>
            {text.takeNone}
          </Button>
          <Button
            ref={saveButton}
            type="submit"
            size="small"
            isBusy={isBusy}
            offReason={missing > 0 ? text.tooFew(missing) : null}
          >
            {text.save}
          </Button>
          {question_ids ? (
            <Button kind="line" size="small" isBusy={isBusy} onClick={giveBack}>
              {text.giveBack}
            </Button>
          ) : null}
          <span role="status">{done ? (input?.body.question_ids ? text.saved : text.givenBack) : ''}</span>
        </div>
      </div>
    </form>
  )
}
