import { sentenceOfRefusal } from '#kit/forms/refusal-words.ts'
import { refreshPage } from '#lib/web/data/refreshers.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button, type ButtonKind } from '#ui/basics/button.tsx'
import { resendVerification } from '../../contract.ts'
import { verifyText } from './verify-text.ts'

/** Requests another verification mail and reports the result. */
export function ResendButton({ kind = 'line' }: { kind?: ButtonKind }) {
  const { run, isBusy, done, refusal } = useAct(resendVerification, {
    onRefused: async ({ code }) => {
      if (code === 'already_verified') await refreshPage()
    },
  })
  return (
    <div className="grid gap-2">
      <Button kind={kind} isWide isBusy={isBusy} data-js onClick={() => void run()}>
        {verifyText.resend}
      </Button>
      <p role="status" className="min-h-6.5 text-center text-ink-soft">
        {done ? verifyText.resent : null}
        {refusal ? sentenceOfRefusal(refusal.problem) : null}
      </p>
    </div>
  )
}
