import { useEffect, useState } from 'react'
import { GiftSheet } from '#features/superquest/gifts/web/gift-sheet-part.tsx'
import { skillNames, skills } from '#kit/skills.ts'
import { showChange } from '#lib/web/data/refresh.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { StateSign } from '#ui/journey/state-sign.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { type Prize, redeemBigPrize } from '../../prize-contract.ts'
import { rewardsText as words } from './rewards-text.ts'

/** The big prize, for type SKILL only; others see which points they still need. The server checks. */
export function PrizeCard({ loaded }: { loaded: Prize | null }) {
  const [prize, setPrize] = useState(loaded)
  useEffect(() => setPrize(loaded), [loaded])
  return (
    <Card id="big-prize" tabIndex={-1} aria-labelledby="big-prize-title" data-tone="play" className="grid gap-3">
      <h2 id="big-prize-title">{words.prize}</h2>
      {prize ? <Shown prize={prize} onPrize={setPrize} /> : <p className="text-ink-soft">{words.prizeNone}</p>}
    </Card>
  )
}

function Shown({ prize, onPrize }: { prize: Prize; onPrize: (prize: Prize) => void }) {
  const { title, summary, gift, stock, left, state, mine } = prize
  const missing = skills.filter((skill) => (mine?.missing[skill] ?? 0) > 0)
  const isSkill = mine?.type === 'SKILL'
  return (
    <>
      <div className="prize">
        {gift.imageUrl ? <img src={gift.imageUrl} alt="" className="gift-picture" loading="lazy" /> : null}
        <div>
          <h3>
            <ThaiText>{title}</ThaiText>
          </h3>
          <p className="text-ink-soft">
            <ThaiText>{summary}</ThaiText>
          </p>
          <p className="text-13">
            {words.prizeStates[state]} · {words.left(left, stock)}
          </p>
        </div>
      </div>
      {isSkill ? null : <p>{words.prizeFor}</p>}
      {missing.length > 0 ? (
        <>
          <h3>{words.prizeMissing}</h3>
          <ul className="grid gap-1">
            {skills.map((skill) => (
              <li key={skill} className="quest-claim">
                {skillNames[skill]}
                <StateSign state={missing.includes(skill) ? 'open' : 'done'}>
                  {missing.includes(skill) ? words.missing(mine?.missing[skill] ?? 0) : words.enough}
                </StateSign>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {mine?.is_taken ? <p role="status">{words.prizeTaken}</p> : null}
      {isSkill && state === 'open' && !mine.is_taken ? <Take prize={prize} onPrize={onPrize} /> : null}
    </>
  )
}

function Take({ prize, onPrize }: { prize: Prize; onPrize: (prize: Prize) => void }) {
  const [isOpen, setOpen] = useState(false)
  const { fault, isBusy, run } = useAct(redeemBigPrize, {
    onRefused: showChange,
    onDone: (reply) => {
      onPrize(reply.prize)
      setOpen(false)
    },
  })
  return (
    <div>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.prizeTake}
      </Button>
      {isOpen ? (
        <GiftSheet
          gift={prize.gift}
          world={1}
          title={prize.title}
          isBusy={isBusy}
          fault={fault}
          onTake={(address) => void run({ body: { id: prize.id, address } })}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  )
}
