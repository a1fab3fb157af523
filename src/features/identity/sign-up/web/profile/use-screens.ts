import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { fieldId } from '#ui/fields/field-id.ts'
import { type ProfileForm, type ProfileValues, screenFields } from './profile-resolver.ts'

// A fragment each: the back button goes from screen to screen, and no loader runs again.
const hashes = ['#name', '#birthday', '#about'] as const

/**
 * The screens of the second step: which is shown, and the ways between them. A screen that opens has the focus on its
 * heading, or on its first wrong field.
 */
export function useScreens(form: ProfileForm, heading: RefObject<HTMLElement | null>) {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const screen = Math.max(0, hashes.indexOf(hash as (typeof hashes)[number]))
  const shown = useRef(screen)

  const findWrong = (fields: readonly (keyof ProfileValues)[]) =>
    fields.find((name) => form.getFieldState(name).error !== undefined)

  const focusStart = useEffectEvent((now: number) => {
    const wrong = findWrong(screenFields[now] ?? [])
    if (wrong) return document.getElementById(fieldId(wrong))?.focus()
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    focusStart(screen)
  }, [screen])

  async function goTo(to: number): Promise<void> {
    // The first screen gets its fragment when it is left: without one, the way back to it would load the page again.
    if (hash === '') await navigate({ search, hash: hashes[0] }, { replace: true })
    await navigate({ search, hash: hashes[to] ?? '' })
  }

  /** The next screen, once this one's fields are right; otherwise the first wrong field has the focus. */
  async function goOn(): Promise<void> {
    const fields = [...(screenFields[screen] ?? [])]
    if (await form.trigger(fields)) return goTo(screen + 1)
    const wrong = findWrong(fields)
    if (wrong) document.getElementById(fieldId(wrong))?.focus()
  }

  return { screen, goTo, goOn, goBack: () => navigate(-1) }
}
