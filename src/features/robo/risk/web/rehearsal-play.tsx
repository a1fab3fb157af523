import { useState } from 'react'
import { ArtFile } from '#art/art-file.tsx'
import { formatKoin, inBaht, practiceBaht } from '#lib/money.ts'
import { FocusFrame } from '#ui/answers/focus-frame.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Progress } from '#ui/basics/progress.tsx'
import { SimTag } from '#ui/basics/tag.tsx'
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
  const step = () => go({ ...playing, at: Math.min(last, at + 1) })
  const { isPlaying, setPlaying } = usePlay(rehearsal.seconds_per_step, isOver, step)
  const { inFund, cash } = holdingsAt(playing)
  const press = (act: RehearsalAct['act']) => {
    onMove({ ...playing, acts: [...acts, { step: at, act }] })
    setDid(act)
  }
  const { week, news } = rehearsal.steps[at]!
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
        <div className="rehearsal-news">
          <ArtFile file="things/news.svg" />
          <p>
            <strong className="text-13">
              {words.news} <SimTag />
            </strong>
            <ThaiText>{news ?? words.noNews}</ThaiText>
          </p>
        </div>
        <Sums playing={playing} inFund={inFund} cash={cash} />
        <PriceChart playing={playing} />
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

function Sums({ playing: { rehearsal }, inFund, cash }: SumProps) {
  const change = inFund + cash - rehearsal.start - rehearsal.cash
  return (
    <dl className="rehearsal-sums">
      <div>
        <dt>{words.inFund}</dt>
        <dd>{inBaht(formatKoin(practiceBaht(inFund)))}</dd>
      </div>
      <div>
        <dt>{words.cash}</dt>
        <dd>{inBaht(formatKoin(practiceBaht(cash)))}</dd>
      </div>
      <div>
        <dt>{words.worth}</dt>
        <dd>
          <strong>{inBaht(formatKoin(practiceBaht(inFund + cash)))}</strong>
        </dd>
      </div>
      <div>
        <dt>{words.sinceStart}</dt>
        <dd className={gainClass(change)}>{sayGain(change)}</dd>
      </div>
    </dl>
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
      isLow
      tableAt={seen.map((_, i) => i)}
      format={(value) => value.toFixed(4)}
      formatAxis={(value) => value.toFixed(2)}
    />
  )
}
