import { useEffect, useState } from 'react'
import type { LevelName } from '#art/level-names.ts'
import { formatKoin, type Koin } from '#lib/money.ts'
import { showChange } from '#lib/web/data/refresh.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Progress } from '#ui/basics/progress.tsx'
import { LevelSteps } from '#ui/journey/level-steps.tsx'
import { LazyReward, useRewardAhead } from '#ui/reward/lazy-reward.tsx'
import { claimLevel, type Level, type LevelKey, type UserLevel } from '../contract.ts'
import { levelKeys } from '../level-rules.ts'
import { LevelGift } from './level-gift.tsx'
import { text } from './text.ts'

const plants: Record<LevelKey, LevelName> = { rookie: 2, explorer: 4, saver: 6, investor: 8, hero: 10 }

type Claimed = { level: Level; koin: Koin; balance: Koin }

/** Five levels as steps; what is missing; what waits to be claimed, for ever. */
export function LevelsCard({ loaded }: { loaded: UserLevel }) {
  const [own, setOwn] = useState(loaded)
  useEffect(() => setOwn(loaded), [loaded])
  const [claimed, setClaimed] = useState<Claimed | null>(null)
  useRewardAhead()
  const { fault, isBusy, run } = useAct(claimLevel, {
    refresh: ['profile'],
    onRefused: showChange,
    onDone: ({ level: after, koin, balance }, { body }) => {
      const level = after.levels.find(({ key }) => key === body.level)
      setOwn(after)
      if (level) setClaimed({ level, koin, balance })
    },
  })
  const { points, next, today, levels, actions } = own
  return (
    <Card aria-labelledby="levels" className="grid gap-4" data-tone="play">
      <div className="grid gap-2">
        <h2 id="levels">{text.title}</h2>
        <p>
          {text.have(points)} <span className="nb">{next ? text.next(next.missing, next.name) : text.top}</span>
        </p>
        {next ? <Progress done={next.done} total={next.of} unit="แต้ม" /> : null}
        <p className="text-13 text-ink-soft">
          {text.how} <span className="nb">{text.today(today.points, today.max)}</span>
        </p>
      </div>
      <LevelSteps label={text.title} steps={levels.map((level) => stepOf(level, own.level))} />
      {fault ? (
        <Notice kind="warn" isAlert>
          {fault}
        </Notice>
      ) : null}
      {levels
        .filter(({ state, koin }) => state === 'open' && koin > 0)
        .map((level) => (
          <div key={level.key} className="quest-claim">
            <p>
              <b>{text.reached(level.name)}</b> {text.once}
            </p>
            <Button kind="line" isBusy={isBusy} onClick={() => void run({ body: { level: level.key } })}>
              {text.claim(formatKoin(level.koin))}
            </Button>
          </div>
        ))}
      {levels.map((level) => (
        <LevelGift key={level.key} level={level} onChange={setOwn} />
      ))}
      <details>
        <summary className="quest-more">{text.actions}</summary>
        <ul className="rows">
          {actions.map(({ key, words, href, points: got }) => (
            <li key={key} className="quest-claim">
              <Link to={href}>{words}</Link>
              <span className="text-13 text-ink-soft">{text.times(got)}</span>
            </li>
          ))}
        </ul>
      </details>
      {claimed ? (
        <LazyReward
          world={1}
          title={text.celebrate(claimed.level.name)}
          line={text.celebrateLine(points)}
          plant={`plants/plant-${plants[claimed.level.key]}.svg`}
          koin={{ before: (claimed.balance - claimed.koin) as Koin, earned: claimed.koin }}
          next={text.celebrateNext}
          onClose={() => setClaimed(null)}
        />
      ) : null}
    </Card>
  )
}

function stepOf({ key, name, from, koin, missing }: Level, now: LevelKey) {
  const isBehind = levelKeys.indexOf(key) < levelKeys.indexOf(now)
  const state = key === now ? ('now' as const) : isBehind || missing === 0 ? ('done' as const) : ('later' as const)
  return { name, needs: text.needs(from), gives: koin > 0 ? `${formatKoin(koin)} koin` : text.begins, state }
}
