import { useEffect, useState } from 'react'
import type { Reply } from '#lib/contract.ts'
import { call } from '#lib/web/call.ts'
import { tellRule } from '../admin-contract.ts'

type Told = Reply<typeof tellRule>

const pauseMs = 300

/** What the server says of a rule while it is written: its Thai sentence, its steps, what is wrong. */
export function useRuleSentence(rule: unknown): Told | null {
  const [told, setTold] = useState<Told | null>(null)
  const written = JSON.stringify(rule) ?? 'null'
  useEffect(() => {
    let isGone = false
    const timer = setTimeout(() => {
      // Only help: what is saved is checked in any case.
      call(tellRule, { body: { rule: JSON.parse(written) } }).then(
        (reply) => isGone || setTold(reply),
        () => isGone || setTold(null),
      )
    }, pauseMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [written])
  return told
}
