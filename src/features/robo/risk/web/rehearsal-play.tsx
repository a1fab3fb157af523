import { useState } from 'react'
import { formatKoin, inBaht, practiceBaht } from '#lib/money.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { SeriesChart } from '#ui/charts/series-chart.tsx'
import { gainClass, sayGain } from '#ui/reading/change-text.ts'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { holdingsAt, type Playing, type RehearsalAct } from './show-rehearsal.ts'
import { text } from './text.ts'
import { usePlay } from './use-play.ts'

const words = text.rehearsal

interface PlayProps {
  playing: Playing
  isBusy: boolean
  onMove: (next: Playing) => void
  onEnd: (played: Playing) => void
}

/** The crisis week by week: time passes by itself, by the button, or not at all while it is paused. */
export function RehearsalPlay({ playing, isBusy, onMove, onEnd }: PlayProps) {
  const { rehearsal, at, acts } = playing
  const last = rehearsal.steps.length - 1
  const isOver = at >= last
  const [did, setDid] = useState<RehearsalAct['act'] | null>(null)
  const go = (next: Playing) => {
    setDid(null)
    onMove(next)
  }
  const step = () => go({ ...playing, at: Math.min(last, at + 1) })
  const { isPlaying, setPlaying } = usePlay(rehearsal.seconds_per_step, isOver, step)
  const { inFund, cash } = holdingsAt(playing)
  const press = (act: RehearsalAct['act']) => {
    onMove({ ...playing, acts: [...acts, { step: at, act }] })
    setDid(act)
  }
  const { week, news } = rehearsal.steps[at]!
  return (
    <Card className="robo-step" aria-labelledby="rehearsal-week">
      <div className="robo-row">
        <h2 id="rehearsal-week" className="text-20">
          {words.weekOf(week + 1, rehearsal.steps[last]!.week + 1)}
        </h2>
        {isOver ? null : (
          <Button kind="quiet" size="small" onClick={() => setPlaying(!isPlaying)}>
            {isPlaying ? words.pause : words.play}
          </Button>
        )}
      </div>
      <p className="robo-news">
        <strong>{words.news}</strong> <ThaiText>{news ?? words.noNews}</ThaiText>
      </p>
      <PriceChart playing={playing} />
      <Sums playing={playing} inFund={inFund} cash={cash} />
      <p className="vh" role="status">
        {did
          ? words.done[did]
          : `${words.week(week + 1)} ${words.worth} ${inBaht(formatKoin(practiceBaht(inFund + cash)))}`}
      </p>
      {isOver ? (
        <Button isWide isBusy={isBusy} onClick={() => onEnd(playing)}>
          {words.finish}
        </Button>
      ) : (
        <ActButtons playing={playing} inFund={inFund} cash={cash} onHold={step} onPress={press} />
      )}
    </Card>
  )
}

interface SumProps {
  playing: Playing
  inFund: number
  cash: number
}

function Sums({ playing: { rehearsal }, inFund, cash }: SumProps) {
  const change = inFund + cash - rehearsal.start - rehearsal.cash
  return (
    <dl className="buy-sum robo-sums">
      <dt>{words.inFund}</dt>
      <dd>{inBaht(formatKoin(practiceBaht(inFund)))}</dd>
      <dt>{words.cash}</dt>
      <dd>{inBaht(formatKoin(practiceBaht(cash)))}</dd>
      <dt>{words.worth}</dt>
      <dd>
        <strong>{inBaht(formatKoin(practiceBaht(inFund + cash)))}</strong>
      </dd>
      <dt>{words.sinceStart}</dt>
      <dd className={gainClass(change)}>{sayGain(change)}</dd>
    </dl>
  )
}

interface ActProps extends SumProps {
  onHold: () => void
  onPress: (act: RehearsalAct['act']) => void
}

/** Holding, buying and selling: four buttons of one kind and size. */
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
    <div className="button-pair robo-pair">
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

/** The price so far; what comes is not shown. */
function PriceChart({ playing: { rehearsal, at } }: { playing: Playing }) {
  const { steps } = rehearsal
  const seen = steps.slice(0, Math.max(2, at + 1))
  const prices = steps.map(({ price }, i) => (i <= at ? price / 10_000 : null))
  return (
    <SeriesChart
      key={at}
      name={words.chart}
      whenLabel={words.price}
      at={steps.map(({ week }) => week)}
      nameAt={(i) => words.week(steps[i]!.week + 1)}
      ticks={[steps[0]!, steps.at(-1)!].map(({ week }) => ({ at: week, label: words.week(week + 1) }))}
      lines={[{ key: 'price', name: words.price, kind: 'past', values: prices }]}
      start={at}
      tableAt={seen.map((_, i) => i)}
      format={(value) => value.toFixed(4)}
      formatAxis={(value) => value.toFixed(2)}
    />
  )
}
