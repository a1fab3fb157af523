import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { sentenceOfRefusal } from '#features/identity/forms/web/refusal-text.ts'
import { endEveryLogin, endLogin, type Login } from '#features/identity/sessions/contract.ts'
import { signOut } from '#features/identity/sessions/web/session.ts'
import { Button } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { Tag } from '#kit/web/basics/tag.tsx'
import { Dialog } from '#kit/web/overlays/dialog.tsx'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { editText as text } from './edit-text.ts'

/** Where the person is logged in, and how to end that: one by one, or everywhere after a question. */
export function LoginsPart({ logins }: { logins: Login[] | null }) {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [busy, setBusy] = useState<string | null>(null)
  const [news, setNews] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)

  async function run(name: string, work: () => Promise<void>): Promise<void> {
    setBusy(name)
    setNews(null)
    setFault(null)
    await work().catch((error) => setFault(sentenceOfRefusal(asRefusal(error).problem)))
    setBusy(null)
  }
  const end = ({ id, browser, system }: Login) =>
    run(id, async () => {
      await call(endLogin, { body: { id } })
      setNews(text.ended(text.device(browser, system)))
      await revalidate()
    })
  const endAll = () =>
    run('all', async () => {
      setAsking(false)
      await call(endEveryLogin, {})
      void signOut()
      await navigate('/')
    })

  return (
    <Card aria-labelledby="logins" className="grid gap-4">
      <h2 id="logins">{text.logins}</h2>
      <p className="text-ink-soft">{text.loginsLead}</p>
      {logins === null || fault ? (
        <Notice
          kind="danger"
          isAlert
          action={
            <Button kind="line" size="small" onClick={() => void run('load', revalidate)}>
              {text.retry}
            </Button>
          }
        >
          {fault ?? text.loginsFailed}
        </Notice>
      ) : null}
      <ul className="grid gap-4">
        {logins?.map((login) => (
          <LoginRow key={login.id} login={login} isBusy={busy === login.id} onEnd={() => void end(login)} />
        ))}
      </ul>
      <p role="status" className="min-h-6.5 text-ink-soft">
        {news}
      </p>
      <Button kind="line" isBusy={busy === 'all'} data-js onClick={() => setAsking(true)}>
        {text.everywhere}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text.askEverywhere}
        actions={
          <>
            <Button kind="danger" onClick={() => void endAll()}>
              {text.everywhere}
            </Button>
            <Button kind="line" onClick={() => setAsking(false)}>
              {text.stay}
            </Button>
          </>
        }
      >
        <p>{text.askLead}</p>
      </Dialog>
    </Card>
  )
}

function LoginRow({ login, isBusy, onEnd }: { login: Login; isBusy: boolean; onEnd: () => void }) {
  const device = text.device(login.browser, login.system)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b pb-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device} {login.is_current ? <Tag>{text.thisOne}</Tag> : null}
        </p>
        <p className="text-13 text-ink-soft">
          {text.began} <time dateTime={login.began_at}>{formatThaiMoment(new Date(login.began_at))}</time>
        </p>
        <p className="text-13 text-ink-soft">
          {text.used} <time dateTime={login.used_at}>{formatThaiMoment(new Date(login.used_at))}</time>
        </p>
      </div>
      {login.is_current ? null : (
        <Button kind="line" size="small" isBusy={isBusy} aria-label={text.endOne(device)} onClick={onEnd}>
          {text.end}
        </Button>
      )}
    </li>
  )
}
