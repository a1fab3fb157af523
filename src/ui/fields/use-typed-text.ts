import { type RefObject, useEffect, useRef } from 'react'

/** Text for a phone's backspace to delete: in an empty field the key causes no input event. */
export const somethingToTake = '\u200b\u200b'

/**
 * Reports input of a text field as added text and backspaces: from a keyboard, a phone's keyboard (which may compose,
 * or change its suggestion), or a paste. `place` identifies the target; when it changes, the field restarts with `rest`
 * in it. A field must not be emptied by script during a composition, because the same letters would be entered again.
 */
export function useTypedText(
  input: RefObject<HTMLInputElement | null>,
  on: { type: (added: string) => void; backspace?: () => void },
  place: string,
  rest = '',
) {
  const before = useRef(rest)
  const isComposing = useRef(false)
  const shown = useRef(place)
  useEffect(() => {
    const field = input.current
    if (!field) return
    const begin = () => {
      field.value = rest
      before.current = rest
      field.setSelectionRange(rest.length, rest.length)
    }
    const start = () => {
      isComposing.current = true
    }
    const end = () => {
      isComposing.current = false
    }
    begin()
    field.addEventListener('focus', begin)
    field.addEventListener('compositionstart', start)
    field.addEventListener('compositionend', end)
    return () => {
      field.removeEventListener('focus', begin)
      field.removeEventListener('compositionstart', start)
      field.removeEventListener('compositionend', end)
    }
  }, [input, rest])
  // Each new place restarts the field, but never during a composition.
  useEffect(() => {
    const field = input.current
    if (!field || isComposing.current || shown.current === place) return
    shown.current = place
    field.value = rest
    before.current = rest
  }, [place, input, rest])

  return () => {
    const after = input.current?.value ?? rest
    const [was, is] = [Array.from(before.current), Array.from(after)]
    let same = 0
    while (same < was.length && was[same] === is[same]) same += 1
    for (let gone = was.length; gone > same; gone -= 1) on.backspace?.()
    const added = is.slice(same).join('')
    if (added) on.type(added)
    before.current = after
  }
}
