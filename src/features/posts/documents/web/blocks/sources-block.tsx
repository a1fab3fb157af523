import type { LiveBlockOf } from '#lib/document-blocks.ts'
import { liveBlockText as text } from './live-block-text.ts'

/** Where an article has its facts from, for who wants to look. */
export function SourcesBlock({ notes }: LiveBlockOf<'sources'>) {
  return (
    <details className="article-sources">
      <summary>{text.sources}</summary>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </details>
  )
}
