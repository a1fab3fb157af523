import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { safeRedirectPath } from '#lib/redirect-path.ts'
import { call } from '#lib/web/call.ts'
import { redirectLoader } from '#lib/web/loader-redirect.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Card } from '#ui/basics/card.tsx'
import { readFactors } from '../../factor-contract.ts'
import { AddFactor } from './add-factor.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { text } from './factor-text.ts'

/** The factors of this member of staff, and the wanted page; a session with a confirmed factor is redirected there. */
export async function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url)
  const wanted = safeRedirectPath(asked.searchParams.get('redirect')) ?? '/admin'
  const factors = await call(readFactors, {})
  if (factors.is_confirmed) throw redirectLoader(asked, wanted)
  return { factors, wanted }
}

/** The step from a normal session to a staff session: set up a second factor, or show it. */
export function Component() {
  const { factors, wanted } = useLoaderData<typeof loader>()
  // The state of the first load, so that the page does not change while a factor is set up.
  const [isNew] = useState(factors.totp === null && factors.passkeys.length === 0)
  const navigate = useNavigate()
  const enter = () => void navigate(wanted, { replace: true })
  const title = isNew ? text.enrolTitle : text.confirmTitle
  return (
    <Card as="div" tone="money" className="mx-auto grid w-full max-w-form gap-6">
      <PageHead title={title} description={text.description} path="/admin/sign-in" isPrivate />
      <header className="grid gap-2">
        <h1>{title}</h1>
        <p className="text-ink-soft">{isNew ? text.enrolLead : text.confirmLead}</p>
      </header>
      {isNew ? <AddFactor factors={factors} onDone={enter} /> : <ConfirmForm factors={factors} onConfirmed={enter} />}
    </Card>
  )
}
