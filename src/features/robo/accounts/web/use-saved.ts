import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useSettled } from '#lib/web/use-settled.ts'

/** A history entry: `usr` is what the router calls the state of its location. */
type Entry = { usr?: Record<string, unknown> | null } | null

/**
 * A value that stays in the history of this tab: a reload and going back find it again, no storage does. `name` tells it
 * from the other values of a page; what was kept under another type is not read. The last function begins anew, at once.
 */
export function useSaved<T extends string | number | boolean | object>(name: string, begin: () => T) {
  const { state } = useLocation() as { state: Record<string, unknown> | null }
  const [value, setValue] = useState<T>(() => {
    const [first, saved] = [begin(), state?.[name]]
    return typeof saved === typeof first && Array.isArray(saved) === Array.isArray(first) ? (saved as T) : first
  })
  const settled = useSettled(value)
  const written = useRef(value)
  useEffect(() => {
    if (settled === written.current) return
    written.current = settled
    save(name, settled)
  }, [name, settled])
  const forget = () => {
    save(name, undefined)
    setValue(begin())
  }
  return [value, setValue, forget] as const
}

/** Not by the router, which would load the page's data again. */
function save(name: string, value: unknown): void {
  const entry = history.state as Entry
  history.replaceState({ ...entry, usr: { ...entry?.usr, [name]: value } }, '')
}
