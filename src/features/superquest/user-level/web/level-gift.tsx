import { useState } from 'react'
import { GiftSheet } from '#features/superquest/gifts/web/gift-sheet-part.tsx'
import { showChange } from '#lib/web/data/refresh.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { type Level, redeemLevel, type UserLevel } from '../contract.ts'
import { text } from './text.ts'

/** The gift of a level that is reached; nothing where it has none, or is further on. */
export function LevelGift({ level, onChange }: { level: Level; onChange: (own: UserLevel) => void }) {
  const [isOpen, setOpen] = useState(false)
  const { fault, isBusy, run } = useAct(redeemLevel, {
    onRefused: showChange,
    onDone: ({ level: own }) => {
      onChange(own)
      setOpen(false)
    },
  })
  const { key, name, gift, gift_state: state } = level
  if (!gift || state === 'locked' || state === null) return null
  if (state === 'claimed') return <p className="text-13 text-ink-soft">{text.giftTaken(gift.name)}</p>
  return (
    <div className="quest-claim">
      <p>
        <b>{text.giftTitle(name)}</b> {text.once}
      </p>
      <Button kind="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.gift(gift.name)}
      </Button>
      {isOpen ? (
        <GiftSheet
          gift={gift}
          world={1}
          title={text.giftTitle(name)}
          isBusy={isBusy}
          fault={fault}
          onTake={(address) => void run({ body: { level: key, address } })}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  )
}
