import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { YearNote } from '#features/bank/clock/web/year-note.tsx'
import type { Reply } from '#lib/contract.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { Loading, Skeleton } from '#ui/basics/skeleton.tsx'
import { SimTag } from '#ui/basics/tag.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { assessmentResult, takeRiskAssessment } from '../contract.ts'
import { AssessmentQuestion } from './question-part.tsx'
import { NewResult, SavedResult } from './result-part.tsx'
import { type Answers, questionAt, readAnswers, readResult } from './show-answers.ts'
import { text } from './text.ts'

const head = { title: text.title, description: text.description, path: '/robo/assessment', isPrivate: true } as const

/** The ten questions one at a time, then the result with its reasons; without `?q` what was found last. */
export function Component() {
  const { reply, refusal } = useReply(takeRiskAssessment, {})
  if (reply) return <Steps form={reply} />
  return (
    <Frame>
      {refusal ? (
        <Notice kind="warn" isAlert>
          {refusal.message}
        </Notice>
      ) : (
        <Loading>
          <Skeleton lines={6} />
        </Loading>
      )}
    </Frame>
  )
}

/** The page around everything but a question, which is a screen of its own. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <PageFrame
      {...head}
      isNarrow
      back={
        <Link to="/robo" className="tap">
          {text.back}
        </Link>
      }
      tag={<SimTag />}
      lead={<ThaiText>{text.lead}</ThaiText>}
    >
      {children}
      <YearNote />
    </PageFrame>
  )
}

function Steps({ form }: { form: Reply<typeof takeRiskAssessment> }) {
  const { version, opened_on: openedOn, age, mine } = form
  const questions = form.questions.filter((one) => one.from_account === null)
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const answers = readAnswers(state)
  const at = questionAt(search.get('q'), questions, answers)
  const question = at === null ? undefined : questions[at - 1]
  const send = useAct(assessmentResult, {
    refresh: [takeRiskAssessment],
    // In the history of this tab: a reload and going back find the reasons again, the server does not have them.
    onDone: (result) => setSearch({}, { state: { result }, replace: true, preventScrollReset: true }),
  })
  const result = readResult(state)
  const go = (number: number, saved: Answers, replace = false) =>
    setSearch({ q: String(number) }, { state: { answers: saved }, replace, preventScrollReset: true })
  const begin = () => {
    send.forget()
    go(1, {})
  }
  const answer = (number: number, id: string, choices: readonly string[]) => {
    const saved = { ...answers, [id]: choices }
    go(Math.min(number + 1, questions.length), saved, number === questions.length)
    if (number < questions.length) return
    const given = questions.map((one) => ({ question: one.id, choices: [...(saved[one.id] ?? [])] }))
    void send.run({ body: { version, opened_on: openedOn, answers: given } })
  }
  if (question && at !== null)
    return (
      <>
        <PageHead {...head} />
        <AssessmentQuestion
          key={question.id}
          asked={question}
          done={at - 1}
          total={questions.length}
          given={answers[question.id] ?? []}
          isBusy={send.isBusy}
          fault={send.fault}
          onBack={at > 1 ? (choices) => go(at - 1, { ...answers, [question.id]: choices }) : null}
          onNext={(choices) => answer(at, question.id, choices)}
        />
      </>
    )
  return (
    <Frame>
      {result ? (
        <NewResult result={result} onRetake={begin} />
      ) : mine ? (
        <SavedResult assessment={mine} onRetake={begin} />
      ) : (
        <Begin count={questions.length} age={age} onBegin={begin} />
      )}
    </Frame>
  )
}

function Begin({ count, age, onBegin }: { count: number; age: number; onBegin: () => void }) {
  return (
    <Card as="div" className="robo-step">
      <p>
        <ThaiText>{text.privacy}</ThaiText>
      </p>
      <p>
        <ThaiText>{text.ageOf(age)}</ThaiText>
      </p>
      <Button isWide onClick={onBegin}>
        {text.start(count)}
      </Button>
      <p>
        <Link to="/post/detail/risk-form-myths" className="tap">
          {text.result.learn}
        </Link>
      </p>
    </Card>
  )
}
