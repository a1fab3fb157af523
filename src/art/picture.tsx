import type { ReactNode } from 'react'
import type { World } from './art-color.ts'

const VIEW_BOXES = {
  icon: '0 0 24 24',
  logo: '8 4 80 80',
  person: '0 0 96 96',
  avatar: '0 0 96 96',
  spot: '0 0 160 120',
  level: '0 0 120 120',
  cover: '0 0 320 180',
  coverStart: '0 0 320 180',
  club: '0 0 640 160',
  premium: '0 0 360 240',
  room: '0 0 360 240',
  game: '0 0 168 104',
  thing: '0 0 40 40',
  question: '0 0 320 120',
  panel: '0 0 200 120',
  // The thing of a question alone.
  questionThing: '58 14 94 94',
  near: '0 0 360 200',
  land: '0 0 360 248',
  gate: '0 0 220 320',
  friends: '0 0 720 190',
  island: '0 0 360 704',
  yard: '0 0 360 300',
}

/**
 * preserveAspectRatio of each kind: cover, premium, room and game are cut at their top, a club banner shows more of its land, the
 * near layer of a world is never cut.
 */
const FITS: Partial<Record<keyof typeof VIEW_BOXES, string>> = {
  cover: 'xMidYMax slice',
  // The square at the start of a cover, where its person stands.
  coverStart: 'xMinYMax slice',
  club: 'xMaxYMax meet',
  premium: 'xMidYMax slice',
  room: 'xMidYMax slice',
  game: 'xMidYMax slice',
  panel: 'xMidYMax meet',
  near: 'xMaxYMax meet',
  gate: 'xMidYMax slice',
  yard: 'xMaxYMax meet',
  friends: 'xMidYMax meet',
}

/** The props of every finished picture. */
export interface PictureProps {
  /** Describes the picture. Without it the picture is decorative and hidden from screen readers. */
  label?: string | undefined
  className?: string | undefined
}

interface PictureFrameProps extends PictureProps {
  kind: keyof typeof VIEW_BOXES
  /** The world whose sky and hills a cover stands in; without it the green stage. */
  world?: World | undefined
  children: ReactNode
}

/** The svg element around a picture; its view box by kind. */
export function Picture({ kind, label, className, world, children }: PictureFrameProps) {
  return (
    <svg
      viewBox={VIEW_BOXES[kind]}
      preserveAspectRatio={FITS[kind]}
      clipPath={kind === 'avatar' ? 'circle(50%)' : undefined} // a shape, since a reference would need an id
      className={className}
      data-w={world}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {children}
    </svg>
  )
}
