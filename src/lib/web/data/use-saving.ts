import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { FieldFault, Way } from '#lib/errors.ts'
import { asRefusal } from '#lib/web/hydration.ts'

/**
 * One act of staff at a time: whether it is under way, what it was refused with and because of which fields or what else,
 * and what is said when it is done.
 */
export function useSaving() {
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [fields, setFields] = useState<readonly FieldFault[]>([])
  const [see, setSee] = useState<Way | null>(null)
  const [done, setDone] = useState('')
  const save = async (work: () => Promise<unknown>, said: string) => {
    setBusy(true)
    setFault(null)
    setFields([])
    setSee(null)
    setDone('')
    try {
      await work()
      await revalidate()
      setDone(said)
      return true
    } catch (error) {
      const { problem, message } = asRefusal(error)
      setFault(problem.fields?.[0]?.detail ?? message)
      setFields(problem.fields ?? [])
      setSee(problem.see ?? null)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, fault, fields, see, done, save }
}
