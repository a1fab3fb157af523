import { useRef, useState } from 'react'
import type { Refusal } from '#lib/errors.ts'
import { asRefusal } from '#lib/web/hydration.ts'

/** One deed at a time, by name, with what it ran into; answers whether it was done. */
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

/** What to show of a refusal: at a field where it names one. */
export function sentenceOf(refusal: Refusal | null): string | undefined {
  return refusal ? (refusal.problem.fields?.[0]?.detail ?? refusal.problem.detail) : undefined
}
