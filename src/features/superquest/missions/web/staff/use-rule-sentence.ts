import { useEffect, useState } from 'react'
import { useReply } from '#lib/web/data/use-reply.ts'
import { tellRule } from '../../admin-contract.ts'

const pauseMs = 300

/** What the server says of a rule while it is written: its Thai sentence, its steps, what is wrong. */
export function useRuleSentence(rule: unknown) {
  const written = JSON.stringify(rule) ?? 'null'
  const [settled, setSettled] = useState(written)
  useEffect(() => {
    const timer = setTimeout(setSettled, pauseMs, written)
    return () => clearTimeout(timer)
  }, [written])
  return useReply(tellRule, { body: { rule: JSON.parse(settled) } }).reply ?? null
}
