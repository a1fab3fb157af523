import { toClusters } from '#lib/thai/clusters.ts'

type Props = {
  /** The letters of each part of the answer. */
  shape: readonly number[]
  typed: string
}

/**
 * A box for each letter of the answer, filled as it is typed; letters beyond get boxes of their own, because other
 * spellings count too. Decoration: the field's hint says the number.
 */
export function LetterBoxes({ shape, typed }: Props) {
  const letters = toClusters(typed.replace(/\s+/g, ''))
  const total = shape.reduce((sum, count) => sum + count, 0)
  const starts = shape.map((_, nth) => shape.slice(0, nth).reduce((sum, count) => sum + count, 0))
  const parts = shape.map((count, nth) => Array.from({ length: count }, (_, i) => letters[starts[nth]! + i] ?? ''))
  const more = letters.slice(total)
  return (
    <div className="letter-boxes" aria-hidden>
      {[...parts, ...(more.length > 0 ? [more] : [])].map((part, nth) => (
        <span key={nth} data-more={nth === parts.length || undefined}>
          {part.map((letter, i) => (
            <span key={i} className="letter-box" data-full={letter !== '' || undefined}>
              {letter}
            </span>
          ))}
        </span>
      ))}
    </div>
  )
}
