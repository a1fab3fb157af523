import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { SoundButton } from '#ui/answers/sound-button.tsx'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { laneCount, type Move, type Row } from '../rules.ts'
import { lookOf } from './show-looks.ts'
import { text } from './text.ts'
import { ThingPicture } from './thing-picture.tsx'
import type { Play } from './use-play.ts'
import { useTurns } from './use-turns.ts'

type Props = { play: Play; onEnd: (play: Play, moves: Move[]) => void; onLeave: () => void }
const lanes = Array.from({ length: laneCount }, (_, lane) => lane)

/** The game without motion and clock: the coming rows, and a button for each lane. */
export function TurnGame({ play, onEnd, onLeave }: Props) {
  const { row, rows, score, lane, isShut, news, choose, finish } = useTurns(play.seed, (moves) => onEnd(play, moves))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (!ctrlKey && !metaKey && !altKey && /^[1-5]$/.test(key)) choose(Number(key) - 1)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
  return (
    <section className="catch-frame catch-turns" aria-labelledby="catch-turns">
      <div className="catch-bar">
        <IconButton label={text.leave} icon={<Icon of={X} />} onClick={onLeave} />
        <h2 id="catch-turns" ref={heading} tabIndex={-1} className="catch-row-title">
          {text.row(row + 1, rows.length)}
        </h2>
        <p className="catch-figures">
          <span>
            {text.score} <strong>{score}</strong>
          </span>
        </p>
        <SoundButton />
      </div>
      <div className="catch-rows">
        {[rows[row + 2], rows[row + 1]].map((later, i) => (
          <Lanes key={row + 2 - i} row={later} name={text.laterRow} isLater />
        ))}
        <Lanes row={rows[row]} name={text.nextRow} />
        <div className="catch-lanes catch-purses" aria-hidden="true">
          {lanes.map((one) => (
            <span key={one} className="catch-cell">
              {one === lane && <ThingPicture of={isShut ? 'shut' : 'open'} className="catch-purse" />}
            </span>
          ))}
        </div>
      </div>
      <p className="catch-news" role="status">
        {news || text.choose}
      </p>
      {isShut && <Notice>{text.shut}</Notice>}
      <fieldset className="catch-lanes" aria-label={text.choose}>
        {lanes.map((one) => (
          <Button key={one} kind="line" className="catch-choice" onClick={() => choose(one)}>
            {one + 1}
            <span className="vh">
              {`${text.lane(one + 1)} ${nameOf(rows[row], one)}${one === lane ? ` ${text.here}` : ''}`}
            </span>
          </Button>
        ))}
      </fieldset>
      <Button kind="quiet" size="small" onClick={finish}>
        {text.endNow}
      </Button>
    </section>
  )
}

function nameOf(row: Row | undefined, lane: number): string {
  const item = row?.items.find((one) => one.lane === lane)
  return item ? text.kinds[item.kind] : text.empty
}

/** A row as a list of its things, for screen readers and for viewing. */
function Lanes({ row, name, isLater = false }: { row: Row | undefined; name: string; isLater?: boolean }) {
  const told = (row?.items ?? [])
    .toSorted((a, b) => a.lane - b.lane)
    .map(({ lane, kind }) => `${text.lane(lane + 1)} ${text.kinds[kind]}`)
  return (
    <div className="catch-lanes" data-later={isLater || undefined}>
      <p className="vh">{row ? `${name}: ${told.join(', ')}` : ''}</p>
      {lanes.map((lane) => {
        const item = row?.items.find((one) => one.lane === lane)
        return (
          <span key={lane} className="catch-cell" aria-hidden="true">
            {item && <ThingPicture of={lookOf(item.kind, row?.arrives ?? 0, lane)} />}
          </span>
        )
      })}
    </div>
  )
}
