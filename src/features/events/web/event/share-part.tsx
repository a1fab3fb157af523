import { useState } from 'react'
import { useAct } from '#lib/web/data/use-act.ts'
import { useSite } from '#lib/web/site.tsx'
import { Button } from '#ui/basics/button.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { closeFeed, openFeed } from '../../calendar-contract.ts'
import type { EventView } from '../../event-contract.ts'
import { eventPath } from '../../path-rules.ts'
import { joinText as words } from './join-text.ts'

/** Shares an event by the phone's share sheet; without one the address is copied. */
export function SharePart({ event }: { event: EventView }) {
  const { origin } = useSite()
  const [news, setNews] = useState('')
  const share = async () => {
    const url = origin + eventPath(event)
    try {
      if ('share' in navigator) await navigator.share({ title: event.title, url })
      else {
        await (navigator as Navigator).clipboard.writeText(url)
        setNews(words.copied)
      }
    } catch {
      // The person cancelled; or the browser cannot copy, and the address is shown for copying by hand.
      setNews('share' in navigator ? '' : url)
    }
  }
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => void share()}>
        {words.share}
      </Button>
      <p role="status">{news}</p>
    </>
  )
}

/** A person's own calendar feed: its address is shown once, and can be revoked. */
export function FeedPart() {
  const { origin } = useSite()
  const [address, setAddress] = useState<string | null>(null)
  const open = useAct(openFeed, { onDone: ({ path }) => setAddress(origin + path) })
  const close = useAct(closeFeed, { onDone: () => setAddress(null) })
  const fault = open.fault ?? close.fault
  const run = (one: typeof open | typeof close, other: typeof open | typeof close) => {
    other.forget()
    void one.run()
  }
  return (
    <details className="grid gap-2">
      <summary className="min-h-11 cursor-pointer py-3">{words.feed}</summary>
      <p className="text-13 text-ink-soft">{words.feedNote}</p>
      {address ? (
        <PlainForm>
          <p>
            <label className="field-label" htmlFor="feed-address">
              {words.feedAddress}
            </label>
            <input
              id="feed-address"
              className="input"
              readOnly
              value={address}
              onFocus={(event) => event.target.select()}
            />
          </p>
        </PlainForm>
      ) : null}
      <p className="flex flex-wrap gap-3">
        <Button kind="line" size="small" isBusy={open.isBusy} onClick={() => run(open, close)}>
          {words.feedOpen}
        </Button>
        <Button kind="quiet" size="small" isBusy={close.isBusy} onClick={() => run(close, open)}>
          {words.feedClose}
        </Button>
      </p>
      <p role="status">{fault ? words.failed(fault) : close.done ? words.feedClosed : ''}</p>
    </details>
  )
}
