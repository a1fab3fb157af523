import type { LiveBlockOf } from '#lib/document-blocks.ts'
import { liveBlockText as text } from './live-block-text.ts'

/** A chat to take apart: a flag below a line opens what is behind it, without our code. */
export function ChatBlock({ title, other, bubbles }: LiveBlockOf<'chat'>) {
  return (
    <section className="calculator" aria-label={title}>
      <strong>{title}</strong>
      <p className="text-ink-soft">{text.chatHint}</p>
      <ol className="chat-log">
        {bubbles.map(({ from, text: said, mark }, i) => (
          <li key={i} className="chat-line" data-from={from}>
            <span className="chat-who">{from === 'me' ? text.me : other}</span>
            <p className="chat-bubble">{said}</p>
            {mark && (
              <details className="chat-mark">
                <summary>{text.mark(bubbles.slice(0, i + 1).filter((one) => one.mark).length)}</summary>
                <p>{mark}</p>
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
