import { Component as EditPage } from '#features/identity/profile/web/edit-page.tsx'
import { AskFactor } from '../staff/ask-factor.tsx'

/** The person's own profile, or for an admin another person's, which requires a step-up. */
export function Component() {
  return (
    <>
      <EditPage />
      <AskFactor />
    </>
  )
}
