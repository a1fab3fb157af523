import { formatNumber } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { TabLinks } from '#ui/basics/tabs.tsx'
import { Avatar } from '#ui/pictures/avatar.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { type Board, type CatchMe, listMeOnBoard, type Period, type Way } from '../catch-me-contract.ts'
import { text } from './text.ts'

const pathTo = (period: Period, way: Way) => `?${new URLSearchParams({ period, way })}`

/** The leaderboard of players who chose to be shown, best first; and that choice, off by default. */
export function BoardCard({ board, today }: { board: Board; today: CatchMe }) {
  const { way, period, lines, mine, since, before } = board
  return (
    <Card className="catch-ranks" aria-labelledby="catch-ranks">
      <h2 id="catch-ranks">{text.board}</h2>
      <TabLinks
        label={text.periodLabel}
        tabs={(['week', 'all'] as const).map((one) => ({
          to: pathTo(one, way),
          label: text.periods[one],
          isCurrent: one === period,
        }))}
      />
      <TabLinks
        label={text.wayLabel}
        tabs={(['arcade', 'turns'] as const).map((one) => ({
          to: pathTo(period, one),
          label: text.ways[one],
          isCurrent: one === way,
        }))}
      />
      {lines.length === 0 ? (
        <p className="text-ink-soft">{text.boardEmpty}</p>
      ) : (
        <ol className="catch-lines">
          {lines.map((line) => (
            <li key={line.place} className="catch-line" data-me={line.is_me || undefined}>
              <span className="catch-place">{line.place}</span>
              <Avatar image={line.display_image} />
              <span className="catch-name">
                {line.display_name}
                {line.is_me && <strong> ({text.you})</strong>}
              </span>
              <strong className="tabular-nums">{formatNumber(line.score)}</strong>
            </li>
          ))}
        </ol>
      )}
      {since && (
        <p className="text-13 text-ink-soft">
          <ThaiText>{text.since(formatThaiDate(since))}</ThaiText>
          {before !== null && ` ${text.before(formatNumber(before))}`}
        </p>
      )}
      {mine && (
        <p>
          {text.mine(formatNumber(mine.score))}
          {today.is_listed && ` · ${text.minePlace(text.place(mine.place))}`}
        </p>
      )}
      <Listing today={today} />
    </Card>
  )
}

function Listing({ today: { is_listed, obstacle } }: { today: CatchMe }) {
  const { fault, isBusy, run } = useAct(listMeOnBoard, { refresh: ['page'] })
  return (
    <div className="catch-listing">
      <p className="text-13 text-ink-soft">{is_listed ? text.listed : text.unlisted}</p>
      {fault && (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      )}
      <Button
        kind="line"
        size="small"
        isBusy={isBusy}
        offReason={!is_listed && obstacle ? text.obstacles[obstacle] : null}
        onClick={() => void run({ body: { is_listed: !is_listed } })}
      >
        {is_listed ? text.unlistMe : text.listMe}
      </Button>
    </div>
  )
}
