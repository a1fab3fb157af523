import { Card } from '#ui/basics/card.tsx'
import type { PostView } from '../contract.ts'
import { postText } from './post-text.ts'

type Props = Pick<PostView, 'contents'>

/** The table of contents at the side of a wide page. */
export function Contents({ contents }: Props) {
  if (contents.length === 0) return null
  return (
    <Card aria-labelledby="contents" className="article-contents">
      <h2 id="contents">{postText.contents}</h2>
      <Links contents={contents} />
    </Card>
  )
}

/** The same on a phone, collapsed above the text; it opens without JavaScript. */
export function PhoneContents({ contents }: Props) {
  if (contents.length === 0) return null
  return (
    <details className="phone-contents">
      <summary>{postText.contents}</summary>
      <Links contents={contents} />
    </details>
  )
}

function Links({ contents }: Props) {
  return (
    <ol>
      {contents.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
}
