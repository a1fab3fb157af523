import { useState } from 'react'
import { ArtFile } from '#art/art-file.tsx'
import { formatKoin, inBaht, practiceBaht } from '#lib/money.ts'
import { FocusFrame } from '#ui/answers/focus-frame.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Progress } from '#ui/basics/progress.tsx'
import { SimTag } from '#ui/basics/tag.tsx'
import { gainClass, sayGain } from '#ui/reading/change-text.ts'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { text } from '../text.ts'
import { RehearsalChart } from './rehearsal-chart.tsx'
import { RehearsalDecision } from './rehearsal-decision.tsx'
import { holdingsAt, holdOn, lastNews, type Playing, type RehearsalAct, startOf } from './show-rehearsal.ts'
import { usePlay } from './use-play.ts'

const words = text.rehearsal

interface PlayProps {
  playing: Playing
  isBusy: boolean
  /** Why the result was not taken. */
  fault: string | null
  onMove: (next: Playing) => void
  onEnd: (played: Playing) => void
}

/** The crisis week by week: time passes by itself, by the button, or not at all while it is paused. */
export function RehearsalPlay({ playing, isBusy, fault, onMove, onEnd }: PlayProps) {
  const { rehearsal, at, acts } = playing
  const last = rehearsal.steps.length - 1
  const isOver = at >= last
  const [did, setDid] = useState<RehearsalAct['act'] | null>(null)
  const go = (next: Playing) => {
    setDid(null)
    onMove(next)
  }
  const step = () => go(holdOn(playing, 1))
  const { isPlaying, setPlaying } = usePlay(rehearsal.seconds_per_step, isOver, step)
  const { inFund, cash } = holdingsAt(playing)
  const press = (act: RehearsalAct['act']) => {
    onMove({ ...playing, acts: [...acts, { step: at, act }] })
    setDid(act)
  }
  const { week } = rehearsal.steps[at]!
  const told = lastNews(playing)
  const total = rehearsal.steps[last]!.week + 1
  return (
    <FocusFrame
      title={words.title}
      leaveTo="/robo"
      leave={words.leave}
      at={rehearsal.id}
      progress={<Progress label={words.weekShort} done={week + 1} total={total} />}
      tools={
        isOver ? null : (
          <Button kind="quiet" size="small" onClick={() => setPlaying(!isPlaying)}>
            {isPlaying ? words.pause : words.play}
          </Button>
        )
      }
      foot={
        <div className="focus-act">
          {isOver ? (
            <Button isWide isBusy={isBusy} onClick={() => onEnd(playing)}>
              {words.finish}
            </Button>
          ) : (
            <ActButtons playing={playing} inFund={inFund} cash={cash} onHold={step} onPress={press} />
          )}
        </div>
      }
    >
      <div className="rehearsal">
        <h2 className="vh">{words.weekOf(week + 1, total)}</h2>
        <Sums playing={playing} inFund={inFund} cash={cash} />
        <RehearsalChart playing={playing} />
        <RehearsalDecision playing={playing} onHold={(weeks) => go(holdOn(playing, weeks))} />
        {told ? (
          <div className="rehearsal-news">
            <ArtFile file="things/news.svg" />
            <p>
              <strong className="text-13">
                {told.week === week ? words.news : words.newsOf(told.week + 1)} <SimTag />
              </strong>
              <ThaiText>{told.news}</ThaiText>
            </p>
          </div>
        ) : null}
        <p className="vh" role="status">
          {did
            ? words.done[did]
            : `${words.week(week + 1)} ${words.worth} ${inBaht(formatKoin(practiceBaht(inFund + cash)))}`}
        </p>
        {fault ? (
          <Notice kind="warn" isAlert>
            {fault}
          </Notice>
        ) : null}
      </div>
    </FocusFrame>
  )
}

interface SumProps {
  playing: Playing
  inFund: number
  cash: number
}

/** The money in a line: what it is together and since the start, then where it is. */
function Sums({ playing, inFund, cash }: SumProps) {
  const change = inFund + cash - startOf(playing)
  return (
    <p className="rehearsal-sums">
      {words.worth} <strong>{inBaht(formatKoin(practiceBaht(inFund + cash)))}</strong>{' '}
      {change === 0 ? null : <span className={gainClass(change)}>{sayGain(change)}</span>}
      <span className="rehearsal-parts">
        {words.parts(formatKoin(practiceBaht(inFund)), formatKoin(practiceBaht(cash)))}
      </span>
    </p>
  )
}

interface ActProps extends SumProps {
  onHold: () => void
  onPress: (act: RehearsalAct['act']) => void
}

/** Holding, buying and selling: four buttons of one kind and size, two by two and always in sight. */
function ActButtons({ playing, inFund, cash, onHold, onPress }: ActProps) {
  const noUnits = inFund > 0 ? null : words.noUnits
  const { buy_amount: max } = playing.rehearsal
  const buys = formatKoin(practiceBaht(cash > 0 ? Math.min(max, cash) : max))
  const buttons = [
    { key: 'hold', label: words.hold, off: null, onClick: onHold },
    { key: 'buy', label: words.buy(buys), off: cash > 0 ? null : words.noCash, onClick: () => onPress('buy') },
    { key: 'half', label: words.sellHalf, off: noUnits, onClick: () => onPress('sell_half') },
    { key: 'all', label: words.sellAll, off: noUnits, onClick: () => onPress('sell_all') },
  ]
  return (
    <div className="rehearsal-acts">
      {buttons.map(({ key, label, off, onClick }) => (
        <div key={key}>
          <Button kind="line" isWide offReason={off} onClick={onClick}>
            {label}
          </Button>
        </div>
      ))}
    </div>
  )
}
