import { useSearchParams } from 'react-router'
import { AuthFrame } from '#features/identity/forms/web/auth-frame.tsx'
import { PageHead } from '#lib/web/page-head.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { LazyLoginForm, prepareLoginForm } from './lazy-login-form.tsx'
import { loginText } from './login-text.ts'
import { resetText } from './reset-text.ts'

/** Loads nothing except, on the server, the form's code. */
export async function loader() {
  await prepareLoginForm()
  return null
}

/** `?changed`: the password was just reset. */
export function Component() {
  const [search] = useSearchParams()
  return (
    <>
      <PageHead title={loginText.title} description={loginText.description} path="/login" />
      <AuthFrame title={loginText.title} lead={loginText.lead} who="kla-1" noScript={loginText.noScript}>
        {search.has('changed') ? <Notice isAlert>{resetText.done}</Notice> : null}
        <LazyLoginForm />
      </AuthFrame>
    </>
  )
}
