import { useState } from 'react'
import { ArtFile } from '#art/art-file.tsx'
import { GainedMoment } from '#features/koin/web/gained-moment.tsx'
import { GiftSheet } from '#features/superquest/gifts/web/gift-sheet-part.tsx'
import { worldOf } from '#kit/skills.ts'
import { koin as hundredths } from '#lib/money.ts'
import { showChange } from '#lib/web/data/refresh.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { useRewardAhead } from '#ui/reward/lazy-reward.tsx'
import type { Mission } from '../../contract.ts'
import { type Claimed as Given, redeemGift, redeemKoin } from '../../joining-contract.ts'
import { RewardChips } from '../reward-part.tsx'
import { thingOf } from '../show-thing.ts'
import { text } from '../text.ts'
import { useMissions } from '../use-missions.ts'
import { rewardsText as words } from './rewards-text.ts'

/** What a claim has brought: koin at once, or a gift on its way. */
type Claimed = Pick<Given, 'mission' | 'learned'> & Partial<Pick<Given, 'koin' | 'balance'>>

/** The person's completed missions: rewards to claim first, then claimed ones. */
export function MissionRewardsCard({ loaded }: { loaded: readonly Mission[] }) {
  const { missions, change } = useMissions(loaded)
  const [claimed, setClaimed] = useState<Claimed | null>(null)
  useRewardAhead()
  const waiting = missions.filter(({ mine }) => mine?.reward_state === 'waiting')
  const past = missions.filter(({ mine }) => mine?.reward_state !== 'waiting')
  return (
    <Card aria-labelledby="mission-rewards" data-tone="play">
      <h2 id="mission-rewards">{words.waiting}</h2>
      <p className="text-13 text-ink-soft">{waiting.length > 0 ? words.forEver : words.none}</p>
      <ul className="rows">
        {waiting.map((mission) => (
          <Waiting
            key={mission.id}
            mission={mission}
            onClaimed={(reply) => {
              change(reply.mission)
              setClaimed(reply)
            }}
          />
        ))}
      </ul>
      {past.length > 0 ? (
        <details>
          <summary className="quest-more">{words.past(past.length)}</summary>
          <ul className="rows">
            {past.map((mission) => (
              <li key={mission.id} className="row-line" data-w={worldOf[mission.skill]}>
                <Thing mission={mission} />
                <b>{mission.title}</b>
                <span className="text-13 text-ink-soft">
                  {mission.mine?.reward_state === 'gone' ? words.gone : text.claimed}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {claimed ? <Moment claimed={claimed} onClose={() => setClaimed(null)} /> : null}
    </Card>
  )
}

function Thing({ mission }: { mission: Mission }) {
  return (
    <span className="orb">
      <ArtFile file={`things/${thingOf(mission)}.svg`} />
    </span>
  )
}

type WaitingProps = { mission: Mission; onClaimed: (reply: Claimed) => void }

function Waiting({ mission, onClaimed }: WaitingProps) {
  const [isChoosing, setChoosing] = useState(false)
  const { id, title, skill, reward } = mission
  const claim = useAct(redeemKoin, { refresh: ['profile'], onDone: onClaimed, onRefused: showChange })
  const take = useAct(redeemGift, { refresh: ['page'], onDone: onClaimed, onRefused: showChange })
  const isGift = reward.kind === 'gift'
  return (
    <li className="row-line" data-w={worldOf[skill]}>
      <Thing mission={mission} />
      <div>
        <b>{title}</b>
        <p>
          <RewardChips reward={reward} />
        </p>
        {claim.fault ? (
          <Notice kind="warn" isAlert>
            {claim.fault}
          </Notice>
        ) : null}
      </div>
      <Button
        kind="line"
        size="small"
        isBusy={claim.isBusy}
        aria-haspopup={isGift ? 'dialog' : undefined}
        onClick={() => (isGift ? setChoosing(true) : void claim.run({ body: { id } }))}
      >
        {isGift ? text.claimGift : text.claim}
        <span className="vh"> {title}</span>
      </Button>
      {isChoosing && isGift ? (
        <GiftSheet
          gift={reward.gift}
          world={worldOf[skill]}
          title={words.giftOf(title)}
          isBusy={take.isBusy}
          fault={take.fault}
          onTake={(address) => void take.run({ body: { id, address } })}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </li>
  )
}

/** A mission that is done is learning: the one celebration. */
function Moment({ claimed, onClose }: { claimed: Claimed; onClose: () => void }) {
  const { mission, koin, balance, learned } = claimed
  const { skill, title, sentence } = mission
  return (
    <GainedMoment
      world={worldOf[skill]}
      title={text.celebrate.title(title)}
      line={sentence}
      badge={thingOf(mission)}
      gained={{ balance: balance ?? hundredths(0), skills: learned ? [learned] : [] }}
      earned={koin && balance ? koin : hundredths(0)}
      next={text.celebrate.next}
      onClose={onClose}
    />
  )
}
