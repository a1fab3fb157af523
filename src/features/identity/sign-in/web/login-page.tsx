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
  return (
    <>
      <PageHead title={loginText.title} description={loginText.description} path="/login" />
      <AuthFrame title={loginText.title} lead={<Lead />} who="kla-1" noScript={loginText.noScript}>
        {search.has('changed') ? <Notice isAlert>{resetText.done}</Notice> : null}
        <LazyLoginForm />
      </AuthFrame>
    </>
  )
}

/**
 * Apart from the page, which must not be rendered again before its form is hydrated: React would draw the form anew, and
 * what was typed and pressed would be lost.
 */
function Lead() {
  return leadOf(useWantedPath())
}

/** Somebody who was sent here by a page is told why. */
function leadOf(wanted: string | null): string {
  if (wanted === null || wanted === '/') return loginText.lead
  return /^\/profile\b/.test(wanted) ? loginText.leadMe : loginText.leadMembers
}
