import { useState } from 'react'
import { formatKoin } from '#lib/money.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { buyHangmanQuota, type HangmanQuota } from '../hangman-contract.ts'
import { text } from './text.ts'

/** Buys more words for koin when none are left: they are practice, with a confirmation and without pressure. */
export function BuyPart({ quota, onQuota }: { quota: HangmanQuota; onQuota: (quota: HangmanQuota) => void }) {
  const { price, words, max, next } = quota.pack
  const [isAsked, setAsked] = useState(false)
  const [isBought, setBought] = useState(false)
  const { isBusy, fault, run } = useAct(buyHangmanQuota, {
    refresh: ['profile'],
    onDone: ({ quota: now }) => {
      setAsked(false)
      setBought(true)
      onQuota(now)
    },
  })
  if (isBought) return <Notice isAlert>{text.bought}</Notice>
  if (next === null) return null
  return (
    <Card tone="money" className="grid gap-3" aria-labelledby="buy">
      <h2 id="buy">{text.buyTitle}</h2>
      <p>{text.buyLine(words, formatKoin(price))}</p>
      <p className="text-13 text-ink-soft">{text.buyNth(next, max)}</p>
      <Button kind="line" className="justify-self-start" onClick={() => setAsked(true)}>
        {text.buy(formatKoin(price))}
      </Button>
      <Dialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        tone="money"
        title={text.buyAsk(words)}
        actions={
          <>
            <Button kind="main" isBusy={isBusy} onClick={() => void run({ body: { pack: next } })}>
              {text.buy(formatKoin(price))}
            </Button>
            <Button kind="line" onClick={() => setAsked(false)}>
              {text.save}
            </Button>
          </>
        }
      >
        <p>{text.buyLine(words, formatKoin(price))}</p>
        {fault && (
          <Notice kind="danger" isAlert>
            {fault}
          </Notice>
        )}
      </Dialog>
    </Card>
  )
}
