import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

type Keys = { count: number; onToggle: (i: number) => void; onClear: () => void; onKeys: () => void }

/**
 * The keys of a list of rows, while the focus is in it: j and k move, x selects, e and Enter open, / goes to the search, Esc
 * clears, ? shows the keys. They go by the place on the keyboard (`code`), since a Thai keyboard types other letters. The
 * answer is the row that is the list's one stop of the Tab key.
 */
export function useListKeys(
  list: RefObject<HTMLUListElement | null>,
  { count, onToggle, onClear, onKeys }: Keys,
): number {
  const [at, setAt] = useState(0)
  const current = Math.min(at, count - 1)

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const row = (event.target as Element).closest('[data-row]')
    if (!row) return
    const i = Number(row.getAttribute('data-row'))
    const go = (to: number) => {
      setAt(to)
      list.current?.querySelector<HTMLElement>(`[data-row="${to}"] input`)?.focus()
    }
    const open = () => row.querySelector('a')?.click()
    const acts: Record<string, () => void> = {
      KeyJ: () => go(Math.min(i + 1, count - 1)),
      KeyK: () => go(Math.max(i - 1, 0)),
      KeyX: () => onToggle(i),
      KeyE: open,
      Slash: () => (event.shiftKey ? onKeys() : document.querySelector<HTMLElement>('input[name="keyword"]')?.focus()),
      Escape: onClear,
      // A link opens by itself.
      ...(!(event.target as Element).matches('a') && { Enter: open }),
    }
    const act = acts[event.code]
    if (!act) return
    event.preventDefault()
    act()
  })
  const follow = useEffectEvent((event: FocusEvent) => {
    const row = (event.target as Element).closest('[data-row]')
    if (row) setAt(Number(row.getAttribute('data-row')))
  })
  // After every render: the list is not there while nothing is found.
  useEffect(() => {
    const box = list.current
    if (!box) return
    box.addEventListener('keydown', press)
    box.addEventListener('focusin', follow)
    return () => {
      box.removeEventListener('keydown', press)
      box.removeEventListener('focusin', follow)
    }
  })
  return current
}
