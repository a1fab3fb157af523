import { useRef, useState } from 'react'
import { useBotCheck } from '#features/identity/forms/web/use-bot-check.ts'
import type { LoginReply } from '#features/identity/sessions/contract.ts'
import { isRefusal } from '#lib/errors.ts'
import type { Send } from '#lib/web/data/send-under.ts'
import { login } from '../contract.ts'

/** Logs in, with a bot check once the server asks for one. */
export function useLogin() {
  const { prepare, sendProven } = useBotCheck('login')
  const [isChecking, setChecking] = useState(false)
  const isAsked = useRef(false)

  async function logIn(
    under: Send,
    body: { email: string; password: string; restore?: boolean | undefined },
  ): Promise<LoginReply> {
    const own = { ...body, ...(!navigator.cookieEnabled && { has_cookies: false }) }
    const send = (bot_check?: string) => under(login, { body: { ...own, ...(bot_check && { bot_check }) } })
    if (!isAsked.current) {
      try {
        return await send()
      } catch (error) {
        if (!isRefusal(error) || error.code !== 'bot_check_needed') throw error
        isAsked.current = true
      }
    }
    setChecking(true)
    try {
      return await sendProven(send)
    } catch (error) {
      prepare() // a proof works once; this prepares one for the next attempt
      throw error
    } finally {
      setChecking(false)
    }
  }
  return { logIn, isChecking }
}
