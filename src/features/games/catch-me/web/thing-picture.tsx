import { art } from '#art/art-color.ts'
import { type Thing, things } from './show-things.ts'

/** A thing of the game as a decorative picture; the text beside it names it. */
export function ThingPicture({ of, className = 'catch-thing' }: { of: Thing; className?: string }) {
  return (
    <svg viewBox="0 0 96 96" className={className} aria-hidden="true">
      {things[of].map(({ d, color, w }) =>
        w ? (
          <path
            key={d}
            d={d}
            fill="none"
            stroke={art(color)}
            strokeWidth={w}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ) : (
          <path key={d} d={d} fill={art(color)} />
        ),
      )}
    </svg>
  )
}
