import { useSearchParams } from 'react-router'
import { PageHead } from '#lib/web/page-head.tsx'
import { Notice } from '#lib/web/ui/notice.tsx'
import { Progress } from '#lib/web/ui/progress.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { RegisterForm } from './register-form.tsx'
import { registerText } from './register-text.ts'
import { text } from './text.ts'

/** The first step of a sign-up. `?restart`: the second step was lost by a reload. */
export function Component() {
  const [search] = useSearchParams()
  return (
    <>
      <PageHead title={registerText.title} description={registerText.description} path="/register" />
      <AuthFrame
        title={registerText.title}
        lead={registerText.lead}
        who="aom-1"
        progress={<Progress done={0} total={2} isUnderWay label={text.step} />}
        noScript={registerText.noScript}
      >
        {search.has('restart') ? <Notice>{registerText.restart}</Notice> : null}
        <RegisterForm />
      </AuthFrame>
    </>
  )
}
