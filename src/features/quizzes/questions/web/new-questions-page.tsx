import { useRef, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { editorPath } from '#kit/content-fields.ts'
import { skillNames } from '#kit/skills.ts'
import { call } from '#lib/web/call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { type NewQuestion, readNewQuestions } from '../admin-contract.ts'
import type { QuizAnswer } from '../contract.ts'
import { AboveQuestion } from './above-question.tsx'
import { adminText as text } from './admin-text.ts'
import { AnswerInput } from './answer-input.tsx'
import { showAnswer } from './show-answer.ts'
import { SumPlot } from './sum-plot.tsx'

const path = '/admin/questions/new'

/** The questions of one approval, from the address. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const approval = search.get('approval') ?? ''
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1)
  return { approval, list: await call(readNewQuestions, { query: { approval, page } }) }
}

/** New questions as members will be asked them: the second person answers, and reads what follows the answer. */
export function Component() {
  const { approval, list } = useLoaderData<typeof loader>()
  return (
    <PageFrame
      title={text.newTitle}
      description={text.newDescription}
      path={path}
      isPrivate
      lead={text.newLead}
      back={<Link to="/admin/proposals">{text.toProposals}</Link>}
    >
      {list.items.length === 0 ? <EmptyState>{text.noneNew}</EmptyState> : null}
      <ol className="stack">
        {list.items.map((item) => (
          <NewQuestionPart key={item.id} item={item} />
        ))}
      </ol>
      <Pager of={list} toPage={(page) => `${path}?approval=${approval}&page=${page}`} />
    </PageFrame>
  )
}

function NewQuestionPart({ item: { id, pool, difficulty, source, asked, told } }: { item: NewQuestion }) {
  const [answer, setAnswer] = useState<QuizAnswer | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const isRight = answer !== null && isSameAnswer(answer, told.right)
  return (
    <Card as="li" className="grid gap-3">
      <p className="text-13 text-ink-soft">
        {text.newAbout(text.poolNames[pool], skillNames[asked.skill], difficulty)} ·{' '}
        <Link to={editorPath('question', id)}>{text.openEditor}</Link>
      </p>
      <AboveQuestion question={asked} isChecked={isOpen} />
      <PlainForm>
        <AnswerInput
          question={asked}
          headingRef={heading}
          answer={answer}
          right={isOpen && answer !== null ? told.right : null}
          isRight={isRight}
          onAnswer={setAnswer}
          onCheck={() => setIsOpen(true)}
        />
      </PlainForm>
      {isOpen ? (
        <div className="grid gap-2" role="status">
          <p className="font-medium text-brand-ink">{text.rightIs(showAnswer(asked, told.right))}</p>
          <p>
            <ThaiText>{told.explanation}</ThaiText>
          </p>
          {told.plot ? <SumPlot plot={told.plot} /> : null}
          <p className="text-13 text-ink-soft">{text.sourceIs(source)}</p>
        </div>
      ) : (
        <p>
          <Button kind="line" size="small" onClick={() => setIsOpen(true)}>
            {text.showRight}
          </Button>
        </p>
      )}
    </Card>
  )
}

/** Enough for the second person's own answer; what members answer is judged on the server. */
function isSameAnswer(one: QuizAnswer, right: QuizAnswer): boolean {
  if (one.kind === 'numeric' && right.kind === 'numeric')
    return Number(one.value.replaceAll(',', '')) === Number(right.value)
  return JSON.stringify(one) === JSON.stringify(right)
}
