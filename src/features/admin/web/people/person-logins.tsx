import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { refreshPage } from '#lib/web/data/refreshers.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { endLoginsOf, resetFactorsOf } from '../../people-admin-contract.ts'
import { text } from './people-text.ts'
import type { loader } from './person-loader.ts'

type Asked = 'end' | 'reset'
const specs = { end: endLoginsOf, reset: resetFactorsOf }
const words = {
  end: { title: text.askEnd, lead: text.endLead, act: text.endLogins, done: text.ended },
  reset: { title: text.askReset, lead: text.resetLead, act: text.reset, done: text.resetDone },
}

/** A person's second factor and active sessions. Both can be ended after a confirmation. */
export function PersonLogins() {
  const { person } = useLoaderData<typeof loader>()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { run, isBusy, input, done, fault } = useAct(
    (send, what: Asked) => send(specs[what], { body: { id: person.id } }),
    { refresh: ['page'], onRefused: refreshPage },
  )
  const busy = isBusy ? input : undefined
  const act = (what: Asked) => {
    setAsked(null)
    void run(what)
  }
  return (
    <Card aria-labelledby="logins" className="grid gap-4">
      {person.roles.length > 0 ? (
        <>
          <h2>{text.factors}</h2>
          <p>{text.factorsOf(person.has_totp, person.passkeys)}</p>
          {person.is_own ? <p className="text-ink-soft">{text.ownFactors}</p> : null}
          {person.has_factor && !person.is_own ? (
            <Button kind="line" isBusy={busy === 'reset'} data-js onClick={() => setAsked('reset')}>
              {text.reset}
            </Button>
          ) : null}
        </>
      ) : null}
      <h2 id="logins">{text.logins}</h2>
      <p>{text.loginsCount(person.logins.length)}</p>
      <ul className="admin-list">
        {person.logins.map(({ id, browser, system, used_at }) => (
          <li key={id} className="admin-line">
            <span>{text.device(browser, system)}</span>
            <span className="text-13 text-ink-soft">{text.used(formatThaiMoment(new Date(used_at)))}</span>
          </li>
        ))}
      </ul>
      {fault ? (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      ) : null}
      <p role="status" className="min-h-6.5 text-ink-soft">
        {done && input ? words[input].done : null}
      </p>
      <Button
        kind="line"
        isBusy={busy === 'end'}
        offReason={person.logins.length > 0 ? null : text.noLogins}
        data-js
        onClick={() => setAsked('end')}
      >
        {text.endLogins}
      </Button>
      <Dialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={asked ? words[asked].title(person.display_name) : ''}
        tone="money"
        actions={
          asked ? (
            <>
              <Button kind="danger" onClick={() => act(asked)}>
                {words[asked].act}
              </Button>
              <Button kind="line" onClick={() => setAsked(null)}>
                {text.cancel}
              </Button>
            </>
          ) : null
        }
      >
        <p>{asked ? words[asked].lead : null}</p>
      </Dialog>
    </Card>
  )
}
