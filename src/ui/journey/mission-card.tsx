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
  /** The deadline, or what is missing: small, at the lower left. */
  note?: ReactNode
  /** Its reward at the lower right, as chips. */
  reward?: ReactNode
  acts?: ReactNode
  /** A button with the class `mission-card-open`, which covers the card: it opens the mission's sheet. */
  open?: ReactNode
  heading?: 'h2' | 'h3' | 'h4'
  as?: 'article' | 'li'
  id?: string
}

/** A mission as a row: its thing in its world with the friend who lives there, the task, the progress, the reward. */
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
        <div>
          <Heading className="text-17">
            {to ? (
              <Link to={to} className="mission-card-link">
                {title}
              </Link>
            ) : (
              title
            )}
          </Heading>
          <p className="text-ink-soft">{children}</p>
        </div>
        {progress ? <Progress done={progress.done} total={progress.of} /> : null}
        {note ? <p className="text-13 text-ink-soft">{note}</p> : null}
        <div className="mission-card-foot">
          {reward}
          {acts ? <span className="mission-card-acts">{acts}</span> : null}
          {open}
        </div>
      </div>
    </Box>
  )
}
