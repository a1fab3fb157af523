import { type RefObject, useEffect, useRef } from 'react'

/** So that a phone's backspace has something to take: without it an empty field says nothing of the key. */
export const somethingToTake = '\u200b\u200b'

/**
 * What comes into a text field, as what was added and backspaces: from a keyboard, a phone's (which may compose, or
 * change what it suggested), a paste. `place` says where it goes; when that changes, the field begins anew, with `rest`
 * in it. A field that a script empties while somebody composes would get the same letters again.
 */
export function useTypedText(
  input: RefObject<HTMLInputElement | null>,
  on: { type: (added: string) => void; backspace?: () => void },
  place: string,
  rest = '',
) {
  const before = useRef(rest)
  const isComposing = useRef(false)
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
  // Each new place begins anew, but never within a composition.
  useEffect(() => {
    const field = input.current
    if (!field || isComposing.current) return
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
