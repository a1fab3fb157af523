import { useState } from 'react'
import { PageHead } from '#lib/web/page-head.tsx'
import { readPendingRegistration } from '../pending-registration.ts'
import { ProfileForm } from './profile-form.tsx'
import { profileText } from './register-profile-text.ts'

/** The second step of a sign-up. Its loader guarantees the first step. */
export function Component() {
  const [pending] = useState(readPendingRegistration)
  return (
    <>
      <PageHead title={profileText.title} description={profileText.description} path="/register/profile" isPrivate />
      {pending ? <ProfileForm pending={pending} /> : null}
    </>
  )
}
