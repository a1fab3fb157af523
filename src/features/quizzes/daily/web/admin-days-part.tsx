import { type FormEvent, useRef, useState } from 'react'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { SelectField } from '#ui/fields/field.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { type ListedQuestion, planQuizDay, type QuizDay } from '../admin-contract.ts'
import { adminText as text } from './admin-text.ts'

/** The calendar of the daily quiz: the questions of each day; days that have not started can be changed. */
export function QuizDays({ items, pool }: { items: QuizDay[]; pool: ListedQuestion[] }) {
  return (
    <section className="grid gap-4" aria-labelledby="quiz-days">
      <h2 id="quiz-days">{text.days}</h2>
      <p className="text-ink-soft">{text.daysLead}</p>
      <ul className="grid gap-3">
        {items.map((one) => (
          <DayCard key={one.day} quizDay={one} pool={pool} />
        ))}
      </ul>
    </section>
  )
}

function DayCard({ quizDay, pool }: { quizDay: QuizDay; pool: ListedQuestion[] }) {
  const { day, state, questions } = quizDay
  // The hundreds of options are rendered only while the choice is open.
  const [isOpen, setOpen] = useState(false)
  return (
    <Card as="li">
      <h3 className="flex flex-wrap items-center gap-2">
        {formatThaiDate(day)} <Tag>{text.states[state]}</Tag>
      </h3>
      <ol className="mt-2 list-decimal ps-6">
        {questions.map((question) => (
          <li key={question.id}>
            <ThaiText>{text.question(question)}</ThaiText>
          </li>
        ))}
      </ol>
      {state === 'begun' ? null : (
        <details className="quiz-plan mt-2" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            {text.choose} <span className="vh">{text.chooseOf(formatThaiDate(day))}</span>
          </summary>
          {isOpen ? <DayForm quizDay={quizDay} pool={pool} /> : null}
        </details>
      )}
    </Card>
  )
}

function DayForm({ quizDay: { day, state, questions }, pool }: { quizDay: QuizDay; pool: ListedQuestion[] }) {
  const { run, isBusy, input, done, fault } = useAct(planQuizDay, { refresh: ['page'] })
  const saveButton = useRef<HTMLButtonElement>(null)
  const plan = (questionIds: string[] | null) => run({ body: { day, question_ids: questionIds } })
  const giveBack = async () => {
    // The button disappears with the choice, and would take the focus along.
    if (await plan(null)) saveButton.current?.focus()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void plan(new FormData(event.currentTarget).getAll('question').map(String))
  }
  const options = pool.map((one) => ({ value: one.id, label: text.option(one) }))
  return (
    <form className="grid gap-4" onSubmit={submit}>
      {questions.map(({ id }, i) => (
        <SelectField
          key={`${i} ${id}`}
          id={`question-${day}-${i}`}
          name="question"
          label={text.place(i + 1)}
          options={options}
          defaultValue={id}
        />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button ref={saveButton} type="submit" size="small" isBusy={isBusy}>
          {text.save}
        </Button>
        {state === 'planned' ? (
          <Button kind="line" size="small" isBusy={isBusy} onClick={giveBack}>
            {text.giveBack}
          </Button>
        ) : null}
        <span role="status">{done ? (input?.body.question_ids ? text.saved : text.givenBack) : ''}</span>
      </div>
      {fault && (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      )}
    </form>
  )
}
