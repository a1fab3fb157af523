import { postPath } from '#features/posts/documents/path-rules.ts'
import { text as postText } from '#features/posts/documents/web/text.ts'
import type { listShelves } from '#features/posts/reading/contract.ts'
import type { Reply } from '#lib/contract.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'

type Shelf = Reply<typeof listShelves>['items'][number]

/** Where to begin: one list for the youngest readers, one for those with a first job, in the order to read them. */
export function ShelfRow({ shelves }: { shelves: readonly Shelf[] }) {
  return shelves.map(({ key, title, lead, posts }) => (
    <Card key={key} aria-labelledby={`shelf-${key}`} className="grid gap-2">
      <h2 id={`shelf-${key}`}>{title}</h2>
      <p className="text-ink-soft">{lead}</p>
      <ol className="rows">
        {posts.map((post) => (
          <li key={post.id}>
            <Link to={postPath(post)} className="row-line">
              <span>
                <ThaiText>{post.title_phrases ?? post.title}</ThaiText>
                <span className="block text-13 text-ink-soft">{postText.minutes(post.minutes)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  ))
}
