import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { Button } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { Dialog } from '#kit/web/overlays/dialog.tsx'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { removeFactor, renewRecoveryCodes } from '../factor-contract.ts'
import { AddFactor } from './add-factor.tsx'
import { FactorRow, type FactorShown } from './factor-row.tsx'
import { text } from './factor-text.ts'
import type { loader } from './factors-loader.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { sentenceOf, useDeed } from './use-deed.ts'

/** A member of staff's own second factors: which there are, more of them, and fewer. */
export function Component() {
  const { factors } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<FactorShown | null>(null)
  const [news, setNews] = useState<string | null>(null)
  const { busy, refusal, run } = useDeed()
  const shown: FactorShown[] = [
    ...(factors.totp ? [{ ...factors.totp, id: null, name: text.totp }] : []),
    ...factors.passkeys.map((one, i) => ({ ...one, name: text.passkey(i + 1) })),
  ]
  async function remove({ id, name }: FactorShown): Promise<void> {
    setAsked(null)
    setNews(null)
    const isDone = await run('remove', async () => void (await call(removeFactor, { body: id ? { id } : {} })))
    if (isDone) setNews(text.removed(name))
    await revalidate()
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
              isBusy={busy === 'remove'}
              onRemove={() => setAsked(one)}
            />
          ))}
        </ul>
        {refusal ? (
          <Notice kind="danger" isAlert>
            {sentenceOf(refusal)}
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
            void revalidate()
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
            <Button kind="danger" onClick={() => asked && void remove(asked)}>
              {text.remove}
            </Button>
            <Button kind="line" onClick={() => setAsked(null)}>
              {text.keep}
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
  const { revalidate } = useRevalidator()
  const [codes, setCodes] = useState<string[] | null>(null)
  const { busy, refusal, run } = useDeed()
  const renew = () => run('renew', async () => setCodes((await call(renewRecoveryCodes, {})).codes))
  return (
    <Card aria-labelledby={codes ? undefined : 'recovery'} className="grid gap-4">
      {codes ? (
        <RecoveryCodes
          codes={codes}
          onKept={() => {
            setCodes(null)
            void revalidate()
          }}
        />
      ) : (
        <>
          <h2 id="recovery">{text.recovery}</h2>
          <p>{text.recoveryLeft(left)}</p>
          {refusal ? (
            <Notice kind="danger" isAlert>
              {sentenceOf(refusal)}
            </Notice>
          ) : null}
          <Button kind="line" isBusy={busy === 'renew'} data-js onClick={() => void renew()}>
            {text.renew}
          </Button>
          <p className="text-13 text-ink-soft">{text.renewLead}</p>
        </>
      )}
    </Card>
  )
}
