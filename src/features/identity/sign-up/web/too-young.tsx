import { ArtFile } from '#kit/web/art/art-file.tsx'
import { LinkButton } from '#kit/web/basics/button.tsx'
import { EmptyState } from '#kit/web/basics/empty-state.tsx'
import { forgetPendingRegistration } from './pending-registration.ts'
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
