import type { ReadingTree } from '#lib/document.ts'
import { Card } from '#lib/web/ui/card.tsx'
import { type DocumentHeading, listHeadings } from '#lib/web/ui/document-headings.ts'
import { postText } from './post-text.ts'

/** From so many headings on a text is long enough for a table of contents. */
const leastHeadings = 3

type Props = { tree: ReadingTree }

/** The contents at the side of a wide page. */
export function Contents({ tree }: Props) {
  const headings = headingsOf(tree)
  if (headings.length < leastHeadings) return null
  return (
    <Card aria-labelledby="contents" className="article-contents">
      <h2 id="contents">{postText.contents}</h2>
      <Links headings={headings} />
    </Card>
  )
}

/** The same on a phone, folded in above the text; it opens without script. */
export function PhoneContents({ tree }: Props) {
  const headings = headingsOf(tree)
  if (headings.length < leastHeadings) return null
  return (
    <details className="phone-contents">
      <summary>{postText.contents}</summary>
      <Links headings={headings} />
    </details>
  )
}

function headingsOf(tree: ReadingTree): DocumentHeading[] {
  return listHeadings(tree).filter(({ level }) => level === 2)
}

function Links({ headings }: { headings: DocumentHeading[] }) {
  return (
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
}
