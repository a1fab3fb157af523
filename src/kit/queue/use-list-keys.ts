import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

type Keys = { count: number; onToggle: (i: number) => void; onClear: () => void; onKeys: () => void }

/** Where letters are typed, and where Enter has a meaning of its own. */
const typed = 'textarea, select, input:not([type="checkbox"])'
const pressed = 'a, button, summary'

/**
 * The keys of a list of rows, while the focus is in it: j and k move, x selects, e and Enter open, / goes to the search, Esc
 * clears, ? shows the keys. They go by the place on the keyboard (`code`), since a Thai keyboard types other letters. Rows
 * carry their place as `data-row`, and begin with their checkbox. The answer is the row that was last in use, which a list may
 * make its one stop of the Tab key.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, { count, onToggle, onClear, onKeys }: Keys): number {
  const [at, setAt] = useState(0)
  const current = Math.max(0, Math.min(at, count - 1))

  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as Element
    if (event.ctrlKey || event.metaKey || event.altKey || target.matches(typed) || target.closest('dialog')) return
    // Beside the rows, as after an act, the keys go on from the row that was last in use.
    const row = target.closest('[data-row]') ?? list.current?.querySelector(`[data-row="${current}"]`)
    if (!row) return
    const isInRow = row.contains(target)
    const i = Number(row.getAttribute('data-row'))
    const go = (to: number) => {
      setAt(to)
      list.current?.querySelector<HTMLElement>(`[data-row="${to}"] input`)?.focus()
    }
    const open = () => row.querySelector('a')?.click()
    const acts: Record<string, () => void> = {
      KeyJ: () => go(isInRow ? Math.min(i + 1, count - 1) : i),
      KeyK: () => go(isInRow ? Math.max(i - 1, 0) : i),
      KeyX: () => onToggle(i),
      KeyE: open,
      Slash: () => (event.shiftKey ? onKeys() : document.querySelector<HTMLElement>('input[name="keyword"]')?.focus()),
      Escape: onClear,
      ...(!target.matches(pressed) && { Enter: open }),
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
