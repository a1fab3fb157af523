import { useLoaderData } from 'react-router'
import { EmptySpot } from '#art/spots/spot-empty.tsx'
import { call } from '#lib/web/call.ts'
import { Card } from '#ui/basics/card.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { readQuestBoard } from '../board-contract.ts'
import { AliasPart } from './alias-part.tsx'
import { boardText as text } from './board-text.ts'

/** The board of this month, and the person's own place. */
export async function loader() {
  return call(readQuestBoard, {})
}

/** One's own points of this month and the choice to stand on the board, off by default; then the board. */
export function Component() {
  const { month, lines, mine } = useLoaderData<typeof loader>()
  return (
    <PageFrame
      title={text.title}
      description={text.description}
      path="/superquest/board"
      isPrivate
      tone="play"
      lead={<ThaiText>{text.lead}</ThaiText>}
    >
      <div className="columns columns-wide-end">
        <Card aria-labelledby="board-own" className="grid content-start gap-4">
          <h2 id="board-own">{text.own}</h2>
          <p>{text.ownPoints(mine.points)}</p>
          <AliasPart mine={mine} />
        </Card>
        <Card aria-labelledby="board-month">
          <h2 id="board-month">{text.month(month)}</h2>
          {lines.length === 0 ? (
            <EmptyState spot={<EmptySpot />}>{text.empty}</EmptyState>
          ) : (
            <ol className="rows">
              {lines.map(({ place, alias, points, is_me: isMe }) => (
                <li key={alias} className="row-line board-line" data-me={isMe || undefined}>
                  <span className="board-place">{place}</span>
                  <span className="board-alias">
                    {alias}
                    {isMe ? <strong> ({text.you})</strong> : null}
                  </span>
                  <b className="tabular-nums">{text.points(points)}</b>
                </li>
              ))}
            </ol>
          )}
        </Card>
      </div>
    </PageFrame>
  )
}
