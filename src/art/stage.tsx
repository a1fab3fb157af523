import { art, artSky, type SkillColor } from './art-color.ts'
import { round } from './round.ts'
import { Rect } from './shapes.tsx'

interface StageProps {
  w?: number
  h?: number
  horizon?: number
}

/** Behind a cover: sky, far hill, ground. */
export function Stage({ w = 320, h = 180, horizon = 138 }: StageProps) {
  const far = `M0 ${horizon - 10}Q${round(w * 0.25)} ${horizon - 46} ${round(w * 0.52)} ${horizon - 12}T${w} ${horizon - 28}V${h}H0Z`
  return (
    <>
      <Rect x={0} y={0} w={w} h={h} fill={art('stage')} />
      <path d={far} fill={art('stage-2')} />
      <Rect x={-20} y={horizon} w={w + 40} h={h} r={18} fill={art('ground')} />
    </>
  )
}

const CLUB_HILL: Record<SkillColor, Parameters<typeof art>[0]> = {
  s1: 'mint',
  s2: 'coral',
  s3: 'violet',
  s4: 'sky',
  s5: 'rose',
}

/**
 * Behind a club's banner (640×160): a sky and hills in the club's colour, ground at 128.
 * It is drawn far beyond the view box, so that a banner of any width and height is filled to its edges.
 */
export function ClubStage({ skill }: { skill: SkillColor }) {
  const hill = art(CLUB_HILL[skill])
  return (
    <>
      <Rect x={-2000} y={-400} w={4640} h={800} fill={artSky(skill)} />
      <path
        d="M-2000 132Q-900 84-60 126Q130 84 300 118Q450 60 640 96Q1400 60 2640 120V200H-2000Z"
        fill={hill}
        opacity={0.2}
      />
      <path
        d="M-2000 140Q-700 112 150 132Q250 104 380 126T640 116Q1500 100 2640 130V200H-2000Z"
        fill={hill}
        opacity={0.28}
      />
      <Rect x={-2000} y={128} w={4640} h={300} fill={art('ground')} />
    </>
  )
}

/** Behind a spot (160×120): a soft window on a slab of ground; feet at 98. */
export function SpotStage() {
  return (
    <>
      <Rect x={8} y={20} w={144} h={92} r={28} fill={art('stage')} />
      <Rect x={4} y={88} w={152} h={24} r={12} fill={art('ground')} />
    </>
  )
}
