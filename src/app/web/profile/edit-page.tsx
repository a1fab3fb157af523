import { Component as EditPage } from '#features/identity/profile/web/edit-page.tsx'
import { AskFactor } from '../staff/ask-factor-card.tsx'

/** One's own profile, or for the admin another's, which wants the second factor anew. */
export function Component() {
  return (
    <>
      <EditPage />
      <AskFactor />
    </>
  )
}
