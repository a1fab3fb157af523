import { useRef, useState } from 'react'
import { useLoaderData } from 'react-router'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { LinkButton } from '#lib/web/ui/button.tsx'
import { Card } from '#lib/web/ui/card.tsx'
import { Notice } from '#lib/web/ui/notice.tsx'
import { answerRecheck, type Recheck, type RecheckFeedback } from '../contract.ts'
import { answeringText } from './answering-text.ts'
import { OneChoice } from './one-choice.tsx'
import type { loader } from './recheck-loader.ts'

export function Component() {
  const { recheck, refused } = useLoaderData<typeof loader>()
  return (
    <div className="column stack" data-tone="play">
      <PageHead title={answeringText.recheckPage} description={answeringText.recheckLead} path="/path" isPrivate />
      <header>
        <h1>{recheck ? answeringText.recheckTitle(recheck.unit.title) : answeringText.recheckPage}</h1>
        <p>{answeringText.recheckLead}</p>
      </header>
      {recheck ? (
        <Question key={recheck.unit.key} recheck={recheck} />
      ) : (
        <Notice
          action={
            <LinkButton kind="line" size="small" to="/path">
              {answeringText.toPath}
            </LinkButton>
          }
        >
          {refused}
        </Notice>
      )}
    </div>
  )
}

function Question({ recheck: { unit, text: question, choices } }: { recheck: Recheck }) {
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
    <Card as="div" className="quiz-card">
      <OneChoice
        name="recheck"
        text={question}
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
