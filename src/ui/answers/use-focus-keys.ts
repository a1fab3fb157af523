import { type RefObject, useEffect } from 'react'

/** Elements with keys of their own. */
const others = 'input:not([type=radio]), textarea, select, button, a, summary, [contenteditable]'

/**
 * Keys of a question, wherever the focus is on its screen: 1–5 choose, an arrow goes to the choices, Enter presses the
 * main button. The choices handle the keys themselves while one of them has the focus.
 */
export function useFocusKeys(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const box = frame.current
      // A held Enter must not answer the next question too.
      if (!box || event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('dialog[open]')) return
      if (event.target instanceof Element && event.target.closest(others)) return
      if (pressIn(box, event.key)) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [frame])
}

function pressIn(box: HTMLElement, key: string): boolean {
  if (key === 'Enter') {
    const button = box.querySelector<HTMLElement>('[data-foot] .btn-main:not([data-off])')
    button?.click()
    return button !== null
  }
  const radios = [...box.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  const chosen = radios[Number(key) - 1]
  chosen?.click()
  const target = chosen ?? (key.startsWith('Arrow') ? (radios.find(({ checked }) => checked) ?? radios[0]) : undefined)
  target?.focus()
  return target !== undefined
}
