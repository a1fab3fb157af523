import { readingText } from '#features/posts/documents/web/reading-text.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { readArticleOfVideo } from '../contract.ts'

/** The link from a film's end to the article on its subject; nothing until it is known, and where there is none. */
export function FilmArticleLink({ videoId }: { videoId: string }) {
  const { reply } = useReply(readArticleOfVideo, { query: { id: videoId } })
  const article = reply?.article
  return article ? (
    <LinkButton to={article.href} kind="main" size="small">
      <ThaiText>{readingText.readOn(article.title)}</ThaiText>
    </LinkButton>
  ) : null
}
