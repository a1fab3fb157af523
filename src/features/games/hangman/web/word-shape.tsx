import { text } from './text.ts'

/** The word with its found letters, a box for each visible letter. */
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
