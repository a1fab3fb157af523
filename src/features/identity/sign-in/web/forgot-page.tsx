import { AuthFrame } from '#features/identity/forms/web/auth-frame.tsx'
import { PageHead } from '#lib/web/page-head.tsx'
import { forgotText as text } from './forgot-text.ts'
import { LazyForgotForm, prepareForgotForm } from './lazy-forgot-form.tsx'

/** Loads nothing except, on the server, the form's code. */
export async function loader() {
  await prepareForgotForm()
  return null
}

export function Component() {
  return (
    <>
      <PageHead title={text.title} description={text.description} path="/forgot-password" isPrivate />
      <AuthFrame title={text.title} lead={text.lead} who="sure-1" noScript={text.noScript}>
        <LazyForgotForm />
      </AuthFrame>
    </>
  )
}
