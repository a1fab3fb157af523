import type { ReactNode } from 'react'
import type { World } from '#art/art-color.ts'
import { ArtFile } from '#art/art-file.tsx'
import type { ThingName } from '#art/worlds/thing-names.ts'
import { whoOf } from '#art/worlds/world-people.ts'
import { Link } from '../basics/link.tsx'
import { Progress } from '../basics/progress.tsx'
import { Scene } from '../basics/scene.tsx'

interface MissionCardProps {
  world: World
  thing: ThingName
  title: ReactNode
  /** The page of the mission; without it the title is not a link. */
  to?: string
  /** The task, in one sentence. */
  children: ReactNode
  /** The progress; undefined before the person has joined. */
  progress?: { done: number; of: number } | undefined
  /** What is missing or when it opens: a few words at the lower left. */
  note?: ReactNode
  /** Its reward as one chip, shown on the picture like a price tag. */
  reward?: ReactNode
  /** A link at the lower right, over the button that covers the row. */
  acts?: ReactNode
  /** A button with the class `mission-card-open`, which covers the card: it opens the mission's sheet. */
  open?: ReactNode
  heading?: 'h2' | 'h3' | 'h4'
  as?: 'article' | 'li'
  id?: string
}

/**
 * A mission as a row of 96 px: its thing in its world with the friend who lives there, the task in at most two lines,
 * the progress, the reward.
 */
export function MissionCard(props: MissionCardProps) {
  const { world, thing, title, to, children, progress, note, reward, acts, open, id } = props
  const { heading: Heading = 'h3', as: Box = 'article' } = props
  return (
    <Box className="mission-card" data-w={world} id={id}>
      <div className="mission-card-picture">
        <Scene near={`near/ground-${world}.svg`} />
        <ArtFile file={`things/${thing}.svg`} className="mission-card-thing" />
        <ArtFile file={`avatars/${whoOf[world]}-1.svg`} className="mission-card-who" />
      </div>
      <div className="mission-card-body">
        <Heading className="mission-card-title">
          {to ? (
            <Link to={to} className="mission-card-link">
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        <p className="mission-card-text">{children}</p>
        {reward ? <div className="mission-card-reward">{reward}</div> : null}
        <div className="mission-card-foot">
          {progress ? <Progress done={progress.done} total={progress.of} /> : null}
          {note ? <span>{note}</span> : null}
          <span className="mission-card-acts">
            {acts}
            {open}
          </span>
        </div>
      </div>
    </Box>
  )
}
