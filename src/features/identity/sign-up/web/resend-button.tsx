import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { sentenceOfRefusal } from '#features/identity/forms/web/refusal-text.ts'
import { Button, type ButtonKind } from '#kit/web/basics/button.tsx'
import type { Refusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { resendVerification } from '../contract.ts'
import { verifyText } from './verify-text.ts'

/** Asks for another verification mail and says how that went. */
export function ResendButton({ kind = 'line' }: { kind?: ButtonKind }) {
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  async function resend() {
    setBusy(true)
    setSent(false)
    setRefusal(null)
    try {
      await call(resendVerification, {})
      setSent(true)
    } catch (error) {
      const found = asRefusal(error)
      setRefusal(found)
      if (found.code === 'already_verified') await revalidate()
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-2">
      <Button kind={kind} isWide isBusy={isBusy} data-js onClick={() => void resend()}>
        {verifyText.resend}
      </Button>
      <p role="status" className="min-h-6.5 text-center text-ink-soft">
        {isSent ? verifyText.resent : null}
        {refusal ? sentenceOfRefusal(refusal.problem) : null}
      </p>
    </div>
  )
}
