import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { Button } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { Dialog } from '#kit/web/overlays/dialog.tsx'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { endLoginsOf, resetFactorsOf } from '../people-admin-contract.ts'
import { text } from './people-text.ts'
import type { loader } from './person-loader.ts'
import { sentenceOf, useDeed } from './use-deed.ts'

type Asked = 'end' | 'reset'
const words = {
  end: { title: text.askEnd, lead: text.endLead, act: text.endLogins, done: text.ended },
  reset: { title: text.askReset, lead: text.resetLead, act: text.reset, done: text.resetDone },
}

/** How a person comes in: their second factor, and where they are signed in now. Both can be ended, after a question. */
export function PersonLogins() {
  const { person } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [news, setNews] = useState<string | null>(null)
  const { busy, refusal, run } = useDeed()
  async function act(what: Asked): Promise<void> {
    setAsked(null)
    setNews(null)
    const spec = what === 'end' ? endLoginsOf : resetFactorsOf
    const isDone = await run(what, async () => {
      await call(spec, { body: { id: person.id } }, { idempotencyKey: crypto.randomUUID() })
    })
    if (isDone) setNews(words[what].done)
    await revalidate()
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
      {refusal ? (
        <Notice kind="danger" isAlert>
          {sentenceOf(refusal)}
        </Notice>
      ) : null}
      <p role="status" className="min-h-6.5 text-ink-soft">
        {news}
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
              <Button kind="danger" onClick={() => void act(asked)}>
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
