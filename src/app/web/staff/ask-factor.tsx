import { lazy, Suspense, useEffect, useState } from 'react'
import { connectRetry } from '#lib/web/call.ts'
import { afterStepUp } from './ask-factor.ts'

const StepUpCard = lazy(async () => ({
  default: (await import('#features/admin/web/factors/step-up-card.tsx')).StepUpCard,
}))

type Asked = { answer: (isConfirmed: boolean) => void }

/** Asks for the second factor when an action of this page requires it, and retries the action. */
export function AskFactor() {
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => {
    connectRetry(afterStepUp(() => new Promise((answer) => setAsked({ answer }))))
    return () => connectRetry(null)
  }, [])
  if (!asked) return null
  return (
    <Suspense fallback={null}>
      <StepUpCard
        onEnd={(isConfirmed) => {
          setAsked(null)
          asked.answer(isConfirmed)
        }}
      />
    </Suspense>
  )
}
