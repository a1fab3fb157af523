import { lazy, Suspense, useRef } from 'react'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import type { GuardianView } from '../contract.ts'
import { GuardianAbout } from './guardian-about.tsx'
import { GuardianCode } from './guardian-code.tsx'
import { guardianText as text } from './guardian-text.ts'
import { useGuardian } from './use-guardian.ts'

const GuardianAnswer = lazy(async () => ({ default: (await import('./guardian-answer.tsx')).GuardianAnswer }))

/** The target of the guardian's mail: about Koinklass, the current state, and the answer. It needs no account. */
export function Component() {
  const { step, view, token, open, openWith, show } = useGuardian()
  const standing = useRef<HTMLDivElement>(null)
  /** Shows the current state, and scrolls to it. */
  const showAnswer = (next: GuardianView) => {
    show(next)
    standing.current?.focus()
  }
  const place = step === 'opening' ? 'opening' : 'known'
  const isAnswering = step === 'open' && view !== null && view.state !== 'of_age'
  return (
    <div className="stack" data-tone="money">
      <PageHead title={text.title} description={text.description} path="/guardian" isPrivate />
      <h1>{text.title}</h1>
      <noscript>
        <Notice kind="warn">{text.noScript}</Notice>
      </noscript>
      <div className="columns">
        <div className="grid gap-6">
          <div
            ref={standing}
            tabIndex={-1}
            role="status"
            className={`grid scroll-mt-24 content-start rounded-md${step === 'opening' ? ' min-h-40' : ''}`}
          >
            <Standing key={step} step={step} view={view} onRetry={open} />
          </div>
          {/* What the link opens takes the place of what is read without one. */}
          <div key={place} className="grid gap-6">
            {step === 'none' || step === 'dead' ? (
              <Card as="div">
                <GuardianCode
                  onOpen={(opened) => {
                    openWith(opened)
                    standing.current?.focus()
                  }}
                />
              </Card>
            ) : null}
            {isAnswering || step === 'opening' ? (
              <Card as="div" className={view?.state === 'allowed' ? '' : 'min-h-160 wide:min-h-150 noscript:hidden'}>
                {isAnswering ? (
                  <Suspense fallback={null}>
                    <GuardianAnswer
                      key={view.version}
                      view={view}
                      token={token}
                      onChange={showAnswer}
                      onReload={open}
                    />
                  </Suspense>
                ) : null}
              </Card>
            ) : null}
          </div>
        </div>
        {/* On a phone it is out of sight until then: it comes anew instead of moving up. */}
        <GuardianAbout key={place} />
      </div>
    </div>
  )
}

type StandingProps = Pick<ReturnType<typeof useGuardian>, 'step' | 'view'> & { onRetry: () => Promise<void> }

/** The current state, or the reason why it cannot be shown. */
function Standing({ step, view, onRetry }: StandingProps) {
  if (step === 'opening') return <Notice>{text.opening}</Notice>
  if (step === 'none') return <Notice title={text.none}>{text.noneLead}</Notice>
  if (step === 'dead')
    return (
      <Notice kind="warn" title={text.dead}>
        {text.deadLead}
      </Notice>
    )
  if (step === 'failed' || view === null) {
    const retry = (
      <Button kind="line" size="small" onClick={() => void onRetry()}>
        {text.retry}
      </Button>
    )
    return (
      <Notice kind="warn" title={text.failed} action={retry}>
        {text.failedLead}
      </Notice>
    )
  }
  return <Opened view={view} />
}

function Opened({ view: { state, child, agreed, asked_at, answered_at } }: { view: GuardianView }) {
  const { title, lead } = text.states[state]
  const isAnswered = answered_at !== null && state !== 'waiting'
  return (
    <Notice title={title} kind={state === 'refused' ? 'warn' : 'info'}>
      <p>{lead(child.display_name)}</p>
      {agreed ? <p>{text.by(agreed.name, text.relations[agreed.relation], agreed.policy_version)}</p> : null}
      <p className="text-13 text-ink-soft">
        {text.about(child.display_name, child.email)} · {isAnswered ? text.answeredAt : text.askedAt}{' '}
        {formatThaiMoment(new Date(isAnswered ? answered_at : asked_at))}
      </p>
    </Notice>
  )
}
