import { type ReactNode, useEffect } from 'react'
import { AuthFrame } from '#features/identity/forms/web/auth-frame.tsx'
import { useLinkToken } from '#features/identity/forms/web/use-link-token.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { LazyResetForm, prepareResetForm } from './lazy-reset-form.tsx'
import { saveResetToken } from './pending-reset.ts'
import { ResetDead } from './reset-dead.tsx'
import { resetText as text } from './reset-text.ts'

/** Loads nothing except, on the server, the form's code. */
export async function loader() {
  await prepareResetForm()
  return null
}

/** The target of the reset mail: a new password, or what to do without a valid link. */
export function Component() {
  return (
    <>
      <PageHead title={text.title} description={text.description} path="/reset-password" isPrivate />
      <AuthFrame title={text.title} lead={text.lead} who="sure-1" noScript={text.noScript}>
        <Opened>
          <LazyResetForm />
        </Opened>
      </AuthFrame>
    </>
  )
}

/** A separate component, so that reading the link does not re-render the form before its hydration. */
function Opened({ children }: { children: ReactNode }) {
  const token = useLinkToken()
  useEffect(() => saveResetToken(token ?? ''), [token])
  return token === null ? <ResetDead /> : children
}
