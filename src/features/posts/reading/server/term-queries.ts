import type { Db, Tx } from '#db/open.ts'
import { listWords, type Word } from '#features/glossary/server/queries.ts'
import type { DocumentTree } from '#lib/document.ts'
import { newMarker } from '../reading-rules.ts'
import { findArticleLinks } from './queries.ts'

/** Finds the words of the glossary in a text; `stamp` is `stampOfTerms`, read with the text. */
export type MarkTerms = ReturnType<typeof newTermMarker>

/**
 * What there is to look for is read and laid out once, and again when a word has changed. Which articles explain the words
 * is asked each time: one that was taken down is gone at once.
 */
export function newTermMarker() {
  let kept: { stamp: string; mark: ReturnType<typeof newMarker<Word>> } | null = null
  return async (db: Db | Tx, body: DocumentTree, stamp: string) => {
    if (kept?.stamp !== stamp) kept = { stamp, mark: newMarker(await listWords(db)) }
    const { tree, terms } = kept.mark(body)
    const articles = await findArticleLinks(
      db,
      terms.flatMap(({ article_key }) => article_key ?? []),
    )
    return {
      tree,
      terms: terms.map(({ article_key, ...term }) => ({ ...term, article: articles.get(article_key ?? '') ?? null })),
    }
  }
}
