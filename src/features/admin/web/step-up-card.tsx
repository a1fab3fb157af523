import { useEffect, useState } from 'react'
import { Notice } from '#kit/web/basics/notice.tsx'
import { Dialog } from '#kit/web/overlays/dialog.tsx'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { type Factors, readFactors } from '../factor-contract.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { text } from './factor-text.ts'

/** Asks for the second factor in the midst of an act; `onEnd` hears whether it was shown. */
export function StepUpCard({ onEnd }: { onEnd: (isConfirmed: boolean) => void }) {
  const [factors, setFactors] = useState<Factors | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  useEffect(() => {
    call(readFactors, {}).then(setFactors, (error) => setFault(asRefusal(error).problem.detail))
  }, [])
  return (
    <Dialog isOpen onClose={() => onEnd(false)} title={text.stepUpTitle} tone="money">
      <p>{text.stepUpLead}</p>
      {fault ? (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      ) : null}
      {factors ? <ConfirmForm factors={factors} onConfirmed={() => onEnd(true)} /> : null}
    </Dialog>
  )
}
