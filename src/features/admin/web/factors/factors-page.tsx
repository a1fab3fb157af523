import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { call } from '#lib/web/call.ts'
import { refreshPage } from '#lib/web/data/refreshers.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { redirectLoader } from '#lib/web/loader-redirect.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { readFactors, removeFactor, renewRecoveryCodes } from '../../factor-contract.ts'
import { AddFactor } from './add-factor.tsx'
import { FactorRow, type FactorShown } from './factor-row.tsx'
import { text } from './factor-text.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

/** The person's own factors; a session without a confirmed factor is redirected to confirm one first. */
export async function loader({ request }: LoaderFunctionArgs) {
  const factors = await call(readFactors, {})
  if (!factors.is_confirmed) throw redirectLoader(new URL(request.url), '/admin/sign-in?redirect=/admin/factors')
  return { factors }
}

/** The second factors of the signed-in member of staff: list, add and remove. */
export function Component() {
  const { factors } = useLoaderData<typeof loader>()
  const [asked, setAsked] = useState<FactorShown | null>(null)
  const [news, setNews] = useState<string | null>(null)
  const removal = useAct((send, { id }: FactorShown) => send(removeFactor, { body: id ? { id } : {} }), {
    refresh: ['page'],
    onDone: (_, { name }) => setNews(text.removed(name)),
    onRefused: refreshPage,
  })
  const shown: FactorShown[] = [
    ...(factors.totp ? [{ ...factors.totp, id: null, name: text.totp }] : []),
    ...factors.passkeys.map((one, i) => ({ ...one, name: text.passkey(i + 1) })),
  ]
  const remove = (one: FactorShown) => {
    setAsked(null)
    setNews(null)
    void removal.run(one)
  }
  return (
    <div className="grid w-full max-w-form gap-6">
      <PageHead title={text.factorsTitle} description={text.description} path="/admin/factors" isPrivate />
      <div>
        <h1>{text.factorsTitle}</h1>
        <p className="text-ink-soft">{text.factorsLead}</p>
      </div>
      <Card aria-labelledby="methods" className="grid gap-4">
        <h2 id="methods">{text.methods}</h2>
        <ul className="grid gap-4">
          {shown.map((one) => (
            <FactorRow
              key={one.id ?? 'totp'}
              factor={one}
              isLast={shown.length === 1}
              isBusy={removal.isBusy}
              onRemove={() => setAsked(one)}
            />
          ))}
        </ul>
        {removal.fault ? (
          <Notice kind="danger" isAlert>
            {removal.fault}
          </Notice>
        ) : null}
        <p role="status" className="min-h-6.5 text-ink-soft">
          {news}
        </p>
      </Card>
      <Card aria-labelledby="add" className="grid gap-4">
        <h2 id="add">{text.add}</h2>
        <AddFactor
          factors={factors}
          onDone={() => {
            setNews(text.done)
            void refreshPage()
          }}
        />
      </Card>
      <RecoveryPart left={factors.recovery_left} />
      <Dialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={asked ? text.askRemove(asked.name) : ''}
        tone="money"
        actions={
          <>
            <Button kind="danger" onClick={() => asked && remove(asked)}>
              {text.remove}
            </Button>
            <Button kind="line" onClick={() => setAsked(null)}>
              {text.save}
            </Button>
          </>
        }
      >
        <p>{text.removeLead}</p>
      </Dialog>
    </div>
  )
}

function RecoveryPart({ left }: { left: number }) {
  const { run, isBusy, done, fault, forget } = useAct(renewRecoveryCodes)
  const codes = done?.reply.codes
  return (
    <Card aria-labelledby={codes ? undefined : 'recovery'} className="grid gap-4">
      {codes ? (
        <RecoveryCodes
          codes={codes}
          onSaved={() => {
            forget()
            void refreshPage()
          }}
        />
      ) : (
        <>
          <h2 id="recovery">{text.recovery}</h2>
          <p>{text.recoveryLeft(left)}</p>
          {fault ? (
            <Notice kind="danger" isAlert>
              {fault}
            </Notice>
          ) : null}
          <Button kind="line" isBusy={isBusy} data-js onClick={() => void run()}>
            {text.renew}
          </Button>
          <p className="text-13 text-ink-soft">{text.renewLead}</p>
        </>
      )}
    </Card>
  )
}
