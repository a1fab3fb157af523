import { useRef, useState } from 'react'
import { asRefusal } from '#lib/web/hydration.ts'

/**
 * Runs one action at a time and keeps the reason for its failure; a second press in the meantime is ignored. The
 * idempotency key is reused for the same content.
 */
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
