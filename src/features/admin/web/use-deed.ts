import { useRef, useState } from 'react'
import type { Refusal } from '#lib/errors.ts'
import { asRefusal } from '#lib/web/hydration.ts'

/** Runs one action at a time, by name, and keeps its error; returns whether it succeeded. */
export function useDeed() {
  const [busy, setBusy] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const isUnderWay = useRef(false)

  async function run(name: string, work: () => Promise<void>): Promise<boolean> {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    setBusy(name)
    setRefusal(null)
    try {
      await work()
      return true
    } catch (error) {
      setRefusal(asRefusal(error))
      return false
    } finally {
      isUnderWay.current = false
      setBusy(null)
    }
  }

  return { busy, refusal, run }
}

/** The message of a refusal: that of its first field when there is one. */
export function sentenceOf(refusal: Refusal | null): string | undefined {
  return refusal ? (refusal.problem.fields?.[0]?.detail ?? refusal.problem.detail) : undefined
}
