import { useRef, useState } from 'react'
import { z } from 'zod/mini'
import { emailKeyOf } from '#features/identity/accounts/account-rules.ts'
import { useBotCheck } from '#features/identity/forms/web/use-bot-check.ts'
import { call } from '#lib/web/call.ts'
import { checkEmail } from '../../contract.ts'
import { SignUp } from '../../sign-up-rules.ts'

type Setup = {
  /** Collects the e-mails that the server reports as taken. */
  takenEmails: Set<string>
  readTyped: () => string | undefined
  onTaken: () => void
}

/** Whether an e-mail is available: checked on blur, once for each address. */
export function useEmailCheck({ takenEmails, readTyped, onTaken }: Setup) {
  const { prepare, sendProven } = useBotCheck('register_check')
  const [state, setState] = useState<'checking' | 'free' | null>(null)
  const asked = useRef(new Map<string, Promise<boolean>>())

  function isFree(email: string): Promise<boolean> {
    const key = emailKeyOf(email)
    const known = asked.current.get(key)
    if (known) return known
    const answer = sendProven((bot_check) => call(checkEmail, { query: { email: email.trim(), bot_check } })).then(
      ({ available }) => {
        if (!available) takenEmails.add(key)
        return available
      },
    )
    asked.current.set(key, answer)
    answer.catch(() => asked.current.delete(key))
    return answer
  }

  /** In the background: an error is reported when the person continues. */
  async function lookAtTyped(): Promise<void> {
    const email = readTyped() ?? ''
    if (!z.safeParse(SignUp.shape.email, email).success) return
    setState('checking')
    const available = await isFree(email).catch(() => null)
    if (readTyped() !== email) return
    setState(available ? 'free' : null)
    if (available === false) onTaken()
  }

  return { state, isFree, lookAtTyped, prepare, forget: () => setState(null) }
}
