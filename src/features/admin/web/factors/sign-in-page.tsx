import { useState } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { PageHead } from '#lib/web/page-head.tsx'
import { Card } from '#ui/basics/card.tsx'
import { AddFactor } from './add-factor.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { text } from './factor-text.ts'
import type { loader } from './sign-in-loader.ts'

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
