import { clockOf } from '../../figure-rules.ts'
import type { Chapter } from '../../video-contract.ts'
import { text } from '../text.ts'

/** The chapters of a video, to jump to. */
export function Chapters({ chapters, now, seek }: { chapters: Chapter[]; now: number; seek: (to: number) => void }) {
  if (chapters.length < 2) return null
  const current = chapters.findLastIndex(({ start }) => start <= now)
  return (
    <section aria-labelledby="chapters">
      <h2 id="chapters">{text.chapters}</h2>
      <ol className="video-lines">
        {chapters.map(({ start, title }, i) => (
          <li key={start}>
            <button
              type="button"
              className="video-line"
              data-js
              aria-current={i === current ? 'true' : undefined}
              onClick={() => seek(start)}
            >
              <span className="video-line-time">{clockOf(start)}</span>
              <span>{title}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
