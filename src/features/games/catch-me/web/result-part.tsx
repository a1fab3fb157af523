import { useState } from 'react'
import { GainedMoment } from '#features/koin/web/gained-moment.tsx'
import { add, formatKoin, formatNumber } from '#lib/money.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { KoinAmount } from '#ui/basics/koin-amount.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { AfterAct } from '#ui/reward/after-act.tsx'
import { ResultSheet } from '#ui/reward/result-sheet.tsx'
import type { CatchMeAnswer, CatchMeResult } from '../catch-me-contract.ts'
import { Learned, Score } from './learned-part.tsx'
import { text } from './text.ts'

type Props = { result: CatchMeAnswer; quota: number; isBusy: boolean; onAgain: () => void }

/** The result of a game; the person's best one so far is celebrated first. Playing again is as easy as stopping. */
export function ResultCard({ result, quota, isBusy, onAgain }: Props) {
  const { score, good, longest, best, is_best, left, learning_day, places, paid } = result
  const [isCelebrating, setCelebrating] = useState((is_best && good > 0) || learning_day.reward > 0)
  // What the moment shows does not fly once more.
  const [flies] = useState(!isCelebrating)
  return (
    <>
      <ResultSheet
        world={2}
        id="catch-result"
        title={text.result(is_best)}
        face={good > 0 ? 'glad' : 'smile'}
        arms={is_best ? ['up', 'up'] : ['down', 'wave']}
        takesFocus={!isCelebrating}
        flies={flies}
      >
        <p>
          <Score of={score} />
          {!is_best && <span className="text-ink-soft">{text.best(formatNumber(best))}</span>}
        </p>
        <Pay result={result} flies={flies} />
        <Learned round={result} />
        <p>{text.longest(longest)}</p>
        {places && <p>{text.places(text.place(places.week), text.place(places.all))}</p>}
        {learning_day.is_new && (
          <p>
            {text.learned} {text.days(learning_day.days_this_month)}
          </p>
        )}
        {learning_day.reward > 0 && (
          <Notice>{text.reward(learning_day.days_this_month, formatKoin(learning_day.reward))}</Notice>
        )}
        <AfterAct />
        <p className="text-ink-soft">{left > 0 ? text.left(left, quota) : text.noneLeft(quota)}</p>
        <div className="result-acts">
          <Button kind="line" isBusy={isBusy} onClick={onAgain}>
            {text.playAgain}
          </Button>
          <LinkButton kind="line" to="/">
            {text.enough}
          </LinkButton>
        </div>
      </ResultSheet>
      {isCelebrating ? (
        <GainedMoment
          world={2}
          title={text.result(is_best)}
          line={text.moment(formatNumber(score))}
          gained={result.gained}
          earned={add(paid, learning_day.reward)}
          learningDay={learning_day}
          next={text.momentNext}
          onClose={() => setCelebrating(false)}
        />
      ) : null}
    </>
  )
}

type PayProps = { result: CatchMeResult; flies: boolean }

function Pay({ result: { paid, asked, is_capped, is_paid, points, good }, flies }: PayProps) {
  return (
    <>
      {paid > 0 ? (
        <p className="grid justify-items-center">
          <span className="text-ink-soft">{text.earned}</span>
          <KoinAmount amount={paid} size="large" hasSign {...(flies && { earned: paid })} />
        </p>
      ) : is_capped ? null : (
        <p>{is_paid || good === 0 ? text.nothing : text.unpaid}</p>
      )}
      {is_capped && <Notice>{text.capped(formatKoin(asked), formatKoin(paid))}</Notice>}
      {points > 0 && (
        <ul className="chips justify-center" aria-label={text.pointsLabel}>
          <li className="chip" data-flies="points">
            {text.points(points)}
          </li>
        </ul>
      )}
    </>
  )
}
