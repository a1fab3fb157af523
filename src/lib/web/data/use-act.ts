import { useRef, useState } from 'react'
import { asRefusal } from '#lib/web/hydration.ts'

/** Runs one act at a time and keeps why it failed; a second press meanwhile does nothing. One key for one content. */
export function useAct() {
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const sent = useRef({ of: '', key: '' })

  const run = async (content: unknown, act: (options: { idempotencyKey: string }) => Promise<void>) => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setFault(null)
    const of = JSON.stringify(content)
    if (sent.current.of !== of) sent.current = { of, key: crypto.randomUUID() }
    try {
      await act({ idempotencyKey: sent.current.key })
    } catch (error) {
      setFault(asRefusal(error).message)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { fault, isBusy, run }
}
