import { ArtFile } from '#art/art-file.tsx'
import { levelOf } from './level.ts'

const r = 45
const round = 2 * Math.PI * r

/**
 * The plant of a klass inside a ring that shows the progress to the next one; `part` from 0 to 1. The text is beside
 * it.
 */
export function LevelRing({ klass, part }: { klass: number; part: number }) {
  return (
    <span className="level-ring">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className="level-way" cx="50" cy="50" r={r} />
        {part > 0 && (
          <circle
            className="level-done"
            cx="50"
            cy="50"
            r={r}
            transform="rotate(-90 50 50)"
            strokeDasharray={`${(part * round).toFixed(1)} ${round.toFixed(1)}`}
          />
        )}
      </svg>
      <ArtFile file={`levels/level-${levelOf(klass)}.svg`} />
    </span>
  )
}
