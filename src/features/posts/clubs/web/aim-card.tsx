import type { ReactNode } from 'react'
import { clubPlaces } from '#features/posts/documents/web/show-clubs.ts'
import { text as postText } from '#features/posts/documents/web/text.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Progress } from '#ui/basics/progress.tsx'
import { Scene } from '#ui/basics/scene.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { ClubAim } from '../contract.ts'
import { text } from './text.ts'

type Props = {
  aim: ClubAim
  /** Away from the club's own page: the heading leads there. */
  isLinked?: boolean
  /** What a person may do about it. */
  children?: ReactNode
}

/** The aim of a club for this week as a tree: buds, and blossoms once it is reached. It names and ranks nobody. */
export function ClubAimCard({ aim: { club, days, aim }, isLinked = false, children }: Props) {
  const isReached = days >= aim
  const title = text.tree(postText.clubs[club].name)
  return (
    <Card isFlush className="club-aim" aria-labelledby="club-aim" data-w={clubPlaces[club].world}>
      <div className="club-banner club-aim-tree">
        <Scene
          near={isReached ? 'near/club-bloom.svg' : 'near/club-tree.svg'}
          label={isReached ? text.picture.bloom : text.picture.buds}
        />
      </div>
      <div className="link-card-text">
        <h2 id="club-aim" className="text-20">
          {isLinked ? <Link to={`/club/${club}`}>{title}</Link> : title}
        </h2>
        <Progress done={days} total={aim} unit={text.unit} />
        <p>
          <ThaiText>{isReached ? text.reached : days === 0 ? text.begin(aim) : text.left(aim - days)}</ThaiText>
        </p>
        {children}
      </div>
    </Card>
  )
}
