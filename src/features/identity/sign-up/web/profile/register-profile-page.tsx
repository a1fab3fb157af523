import { useState } from 'react'
import { AuthFrame } from '#features/identity/forms/web/auth-frame.tsx'
import { text } from '#features/identity/forms/web/text.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Progress } from '#ui/basics/progress.tsx'
import { readPendingRegistration } from '../pending-registration.ts'
import { ProfileForm } from './profile-form.tsx'
import { profileText } from './register-profile-text.ts'

/** The second step of a sign-up. Its loader guarantees the first step. */
export function Component() {
  const [pending] = useState(readPendingRegistration)
  return (
    <>
      <PageHead title={profileText.title} description={profileText.description} path="/register/profile" isPrivate />
      <AuthFrame
        title={profileText.title}
        lead={profileText.lead}
        who="phaen-1"
        progress={<Progress done={1} total={2} isUnderWay label={text.step} />}
        noScript={profileText.noScript}
      >
        {pending ? <ProfileForm pending={pending} /> : null}
      </AuthFrame>
    </>
  )
}
