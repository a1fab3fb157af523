import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { SimTag, Tag } from '#ui/basics/tag.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { listRoboNews, type RoboNews } from '../contract.ts'
import { text } from './text.ts'

/** The newest market notes; each one opens in place. */
export function NewsPart() {
  const { reply, refusal } = useReply(listRoboNews, { query: { limit: 4 } })
  return (
    <>
      <p className="text-13 text-ink-soft">
        <SimTag>{text.made}</SimTag> {text.lead}
      </p>
      {refusal && !reply ? <Notice kind="warn">{refusal.message}</Notice> : null}
      {reply?.items.length === 0 ? <p className="text-ink-soft">{text.none}</p> : null}
      <ul className="robo-list">
        {reply?.items.map((note) => (
          <NewsItem key={note.id} note={note} />
        ))}
      </ul>
    </>
  )
}

function NewsItem({ note }: { note: RoboNews }) {
  const { id, topic, title, summary, paragraphs, article, published_at: at } = note
  return (
    <li aria-labelledby={`news-${id}`}>
      <p className="text-13 text-ink-soft">
        <Tag>{text.topics[topic]}</Tag> {formatThaiDate(bangkokDay(new Date(at)))}
      </p>
      <h3 id={`news-${id}`} className="text-17 font-medium">
        <ThaiText>{title}</ThaiText>
      </h3>
      <p>
        <ThaiText>{summary}</ThaiText>
      </p>
      <details className="fold">
        <summary>
          {text.read}
          <span className="vh"> {title}</span>
        </summary>
        <div className="grid gap-2">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <ThaiText>{paragraph}</ThaiText>
            </p>
          ))}
          {article ? (
            <Link to={`/post/detail/${article}`} className="tap">
              {text.article}
              <span className="vh"> {title}</span>
            </Link>
          ) : null}
        </div>
      </details>
    </li>
  )
}
