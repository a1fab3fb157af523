import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { AuthFrame } from '#features/identity/forms/web/auth-frame.tsx'
import { PageHead } from '#lib/web/page-head.tsx'
import { useSite } from '#lib/web/site.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Progress } from '#ui/basics/progress.tsx'
import { readSignUpDraft } from '../sign-up-draft.ts'
import { LazyRegisterForm, prepareRegisterForm } from './lazy-register-form.tsx'
import { registerPageText as text } from './register-page-text.ts'

/** Loads nothing except, on the server, the form's code. */
export async function loader() {
  await prepareRegisterForm()
  return null
}

const noChange = () => () => {}
const hasDraft = () => Boolean(readSignUpDraft()?.email)

/** The first step of a sign-up. `?restart`: a reload lost the second step. */
export function Component() {
  const [search] = useSearchParams()
  const { signIn } = useSite()
  // Read in the page: the form itself starts at the first touch.
  const isResumed = useSyncExternalStore(noChange, hasDraft, () => false)
  return (
    <>
      <PageHead title={text.title} description={text.description} path="/register" />
      <AuthFrame
        title={text.title}
        lead={signIn.line ? text.leadLine : text.lead}
        who="aom-1"
        isTask
        progress={<Progress done={0} total={4} isUnderWay label={text.step} />}
        noScript={text.noScript}
      >
        {search.has('restart') ? <Notice>{isResumed ? text.resumed : text.restart}</Notice> : null}
        <LazyRegisterForm />
      </AuthFrame>
    </>
  )
}
