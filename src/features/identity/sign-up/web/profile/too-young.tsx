import { ArtFile } from '#art/art-file.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { forgetPendingRegistration } from '../pending-registration.ts'
import { profileText } from './register-profile-text.ts'

/** Under 10 years of age: when to come back, and what is open until then. */
export function TooYoung() {
  return (
    <EmptyState
      spot={<ArtFile file="spots/done.svg" />}
      title={profileText.tooYoungTitle}
      action={
        <LinkButton to="/club" onClick={forgetPendingRegistration}>
          {profileText.toArticles}
        </LinkButton>
      }
    >
      {profileText.tooYoung}
    </EmptyState>
  )
}
