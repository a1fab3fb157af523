import { useState } from 'react'
import { useNavigate } from 'react-router'
import { endEveryLogin, endLogin, type Login } from '#features/identity/sessions/contract.ts'
import { signOut } from '#features/identity/sessions/web/session.ts'
import { sentenceOfRefusal } from '#kit/forms/refusal-words.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { refreshPage } from '#lib/web/data/refreshers.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { editText as text } from './edit-text.ts'

/** The person's sessions; each can be ended, or all after a confirmation. */
export function LoginsPart({ logins }: { logins: Login[] | null }) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const one = useAct((send, { id }: Login) => send(endLogin, { body: { id } }), { refresh: ['page'] })
  const all = useAct(endEveryLogin, {
    onDone: async () => {
      void signOut()
      await navigate('/')
    },
  })
  const load = useAct(refreshPage)
  const refusal = one.refusal ?? all.refusal
  const fault = refusal && sentenceOfRefusal(refusal.problem)
  const news = one.done && one.input ? text.ended(text.device(one.input.browser, one.input.system)) : null
  const end = (login: Login) => {
    all.forget()
    void one.run(login)
  }
  const endAll = () => {
    setAsking(false)
    one.forget()
    void all.run()
  }
  const reload = () => {
    one.forget()
    all.forget()
    void load.run()
  }

  return (
    <Card aria-labelledby="logins" className="grid gap-4">
      <h2 id="logins">{text.logins}</h2>
      <p className="text-ink-soft">{text.loginsLead}</p>
      {logins === null || fault ? (
        <Notice
          kind="danger"
          isAlert
          action={
            <Button kind="line" size="small" isBusy={load.isBusy} onClick={reload}>
              {text.retry}
            </Button>
          }
        >
          {fault ?? text.loginsFailed}
        </Notice>
      ) : null}
      <ul className="grid gap-4">
        {logins?.map((login) => (
          <LoginRow
            key={login.id}
            login={login}
            isBusy={one.isBusy && one.input?.id === login.id}
            onEnd={() => end(login)}
          />
        ))}
      </ul>
      <p role="status" className="min-h-6.5 text-ink-soft">
        {news}
      </p>
      <Button kind="line" isBusy={all.isBusy} data-js onClick={() => setAsking(true)}>
        {text.everywhere}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text.askEverywhere}
        actions={
          <>
            <Button kind="danger" onClick={endAll}>
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
