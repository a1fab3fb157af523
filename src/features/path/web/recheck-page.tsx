import { useRef, useState } from 'react'
import { useLoaderData } from 'react-router'
import { LinkButton } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { answerRecheck, type Recheck, type RecheckFeedback } from '../contract.ts'
import { answeringText } from './answering-text.ts'
import { OneChoice } from './one-choice.tsx'
import type { loader } from './recheck-loader.ts'

export function Component() {
  const { unit, question, opensOn } = useLoaderData<typeof loader>()
  return (
    <div className="column stack" data-tone="play">
      <PageHead title={answeringText.recheckPage} description={answeringText.recheckLead} path="/path" isPrivate />
      <header>
        <h1>{answeringText.recheckTitle(unit.title)}</h1>
        <p>{answeringText.recheckLead}</p>
      </header>
      {question ? (
        <Question key={unit.key} unit={unit} question={question} />
      ) : (
        <Notice
          action={
            <LinkButton kind="line" size="small" to="/path">
              {answeringText.toPath}
            </LinkButton>
          }
        >
          {opensOn ? answeringText.opensOn(formatThaiDate(opensOn)) : answeringText.notAsked}
        </Notice>
      )}
    </div>
  )
}

type QuestionProps = { unit: Recheck['unit']; question: NonNullable<Recheck['question']> }

function Question({ unit, question: { text, picture, choices } }: QuestionProps) {
  const [told, setTold] = useState<(RecheckFeedback & { choice: string }) | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  // One key for this question: whatever is pressed or tried again, the first answer counts once.
  const key = useRef('')
  const check = async (choice: string) => {
    if (isBusy) return
    setBusy(true)
    setFault(null)
    key.current ||= crypto.randomUUID()
    try {
      const given = { body: { unit: unit.key, choice } }
      setTold({ ...(await call(answerRecheck, given, { idempotencyKey: key.current })), choice })
    } catch (error) {
      const refusal = asRefusal(error)
      setFault(refusal.message)
      // Under the same key another choice is another request.
      if (refusal.status === 422) key.current = ''
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card as="div" className="quiz-card" data-task>
      <OneChoice
        name="recheck"
        text={text}
        picture={picture}
        choices={choices}
        told={told && { ...told, ...describe(told), article: told.isRight ? null : unit.article }}
        fault={fault}
        isBusy={isBusy}
        onCheck={check}
        next={{ label: answeringText.toPath, to: '/path' }}
      />
    </Card>
  )
}

function describe({ isRight, explanation, opensOn }: RecheckFeedback) {
  const back = opensOn === null ? '' : ` ${answeringText.backOn(formatThaiDate(opensOn))}`
  return { title: isRight ? answeringText.recheckRight : answeringText.yet, explanation: explanation + back }
}
