import { renderToStaticMarkup } from 'react-dom/server'
import { scenes as budget } from './budget.tsx'
import { scenes as compound } from './compound.tsx'
import type { Scene } from './film.tsx'
import { part } from './film.tsx'
import { scenes as inflation } from './inflation.tsx'
import { scenes as scam } from './scam.tsx'

const films: Record<string, Scene[]> = {
  'compound-grows': compound,
  'budget-jars': budget,
  'scam-apart': scam,
  'inflation-basket': inflation,
}
/** The duration of the transition between scenes, in seconds. */
const change = 0.5

/** The films: keys, lengths and starts of scenes, in seconds. */
export function listFilms() {
  return Object.entries(films).map(([key, scenes]) => ({ key, seconds: lengthOf(scenes), starts: startsOf(scenes) }))
}

/** A moment of a film as SVG. */
export function drawFrame(key: string, moment: number): string {
  const scenes = films[key]
  if (!scenes) throw new Error(`no film ${key}`)
  const starts = startsOf(scenes)
  const now = starts.findLastIndex((start) => start <= moment)
  const { seconds, draw } = scenes[now]!
  const t = moment - starts[now]!
  const came = now === 0 ? 1 : part(t, 0, change)
  const before = scenes[now - 1]
  return renderToStaticMarkup(
    <svg viewBox="0 0 640 360" width="100%" height="100%" aria-hidden>
      {before && came < 1 && before.draw({ t: before.seconds + t, d: before.seconds })}
      <g opacity={came}>{draw({ t, d: seconds })}</g>
    </svg>,
  )
}

function startsOf(scenes: Scene[]): number[] {
  return scenes.map((_, i) => lengthOf(scenes.slice(0, i)))
}

function lengthOf(scenes: Scene[]): number {
  return scenes.reduce((sum, { seconds }) => sum + seconds, 0)
}
