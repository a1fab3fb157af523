import { PageHead } from '#lib/web/page-head.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { LateLoginForm } from './late-login-form.tsx'
import { loginText } from './login-text.ts'

export function Component() {
  return (
    <>
      <PageHead title={loginText.title} description={loginText.description} path="/login" />
      <AuthFrame title={loginText.title} lead={loginText.lead} who="kla-1" noScript={loginText.noScript}>
        <LateLoginForm />
      </AuthFrame>
    </>
  )
}
