import { readImage, type WornName } from '#kit/wear-names.ts'
import { useAuth } from '#lib/web/session-store.ts'

/** What กล้า wears for the person who is signed in; nothing for a visitor. */
export function useWorn(): readonly WornName[] {
  const { currentUser } = useAuth()
  return currentUser ? readImage(currentUser.display_image).worn : []
}
