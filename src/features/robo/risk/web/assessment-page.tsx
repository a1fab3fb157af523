import { useLoaderData, useLocation, useSearchParams } from 'react-router'
import { Button } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { Link } from '#kit/web/basics/link.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { SimTag } from '#kit/web/basics/tag.tsx'
import { ThaiText } from '#kit/web/reading/thai-text.tsx'
import { useAct } from '#lib/web/data/use-act.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { assessmentResult } from '../contract.ts'
import type { loader } from './assessment-loader.ts'
import { AssessmentQuestion } from './question-part.tsx'
import { KeptResult, NewResult } from './result-part.tsx'
import { type Answers, questionAt, readAnswers } from './show-answers.ts'
import { text } from './text.ts'

/** The ten questions one at a time, then the result with its reasons; without `?q` what was found last. */
export function Component() {
  const { version, opened_on: openedOn, questions, mine } = useLoaderData<typeof loader>()
  const [search, setSearch] = useSearchParams()
  const answers = readAnswers(useLocation().state)
  const at = questionAt(search.get('q'), questions, answers)
  const send = useAct(assessmentResult, { refresh: ['page'], onDone: () => setSearch({}, { replace: true }) })
  const go = (number: number, kept: Answers) => setSearch({ q: String(number) }, { state: { answers: kept } })
  const begin = () => {
    send.forget()
    go(1, {})
  }
  const question = at === null ? undefined : questions[at - 1]
  return (
    <div className="column stack" data-tone="money">
      <PageHead title={text.title} description={text.description} path="/robo/assessment" isPrivate />
      <header>
        <p>
          <Link to="/robo">{text.back}</Link>
        </p>
        <h1>
          {text.title} <SimTag />
        </h1>
        {question ? null : (
          <p className="text-ink-soft">
            <ThaiText>{text.lead}</ThaiText>
          </p>
        )}
      </header>
      {question && at !== null ? (
        <AssessmentQuestion
          key={question.id}
          asked={question}
          done={at - 1}
          total={questions.length}
          given={answers[question.id] ?? []}
          isBusy={send.isBusy}
          onBack={at > 1 ? () => go(at - 1, answers) : null}
          onNext={(choices) => {
            const kept = { ...answers, [question.id]: choices }
            if (at < questions.length) return go(at + 1, kept)
            setSearch({ q: String(at) }, { state: { answers: kept }, replace: true })
            const given = questions.map(({ id }) => ({ question: id, choices: [...(kept[id] ?? [])] }))
            void send.run({ body: { version, opened_on: openedOn, answers: given } })
          }}
        />
      ) : send.done ? (
        <NewResult result={send.done.reply} onRetake={begin} />
      ) : mine ? (
        <KeptResult assessment={mine} onRetake={begin} />
      ) : (
        <Card as="div" className="robo-step">
          <p>
            <ThaiText>{text.privacy}</ThaiText>
          </p>
          <Button isWide onClick={begin}>
            {text.start}
          </Button>
          <p>
            <Link to="/post/detail/risk-form-myths">{text.result.learn}</Link>
          </p>
        </Card>
      )}
      {send.fault ? (
        <Notice kind="warn" isAlert>
          {send.fault}
        </Notice>
      ) : null}
    </div>
  )
}
