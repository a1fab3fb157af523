import { text } from './text.ts'

/** The word as far as it is found, a box for each letter that a reader sees. */
export function WordShape({ shape }: { shape: (string | null)[] }) {
  const spoken = text.spoken(shape.map((one) => one ?? text.blank).join(' '))
  return (
    <div className="word-shape" role="img" aria-label={spoken}>
      {shape.map((one, i) => (
        <span key={i} data-found={one !== null || undefined}>
          {one ?? ''}
        </span>
      ))}
    </div>
  )
}
