import { useSearchParams } from 'react-router'
import { AuthFrame } from '#features/identity/forms/web/auth-frame.tsx'
import { useWantedPath } from '#features/identity/forms/web/use-wanted-path.ts'
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
  const wanted = useWantedPath()
  return (
    <>
      <PageHead title={loginText.title} description={loginText.description} path="/login" />
      <AuthFrame title={loginText.title} lead={leadOf(wanted)} who="kla-1" noScript={loginText.noScript}>
        {search.has('changed') ? <Notice isAlert>{resetText.done}</Notice> : null}
        <LazyLoginForm />
      </AuthFrame>
    </>
  )
}

/** Somebody who was sent here by a page is told why. */
function leadOf(wanted: string | null): string {
  if (wanted === null || wanted === '/') return loginText.lead
  return /^\/profile\b/.test(wanted) ? loginText.leadMe : loginText.leadMembers
}
