import type { Db, Tx } from '#db/open.ts'
import { listWords, type Word } from '#features/glossary/server/queries.ts'
import type { DocumentTree } from '#lib/document.ts'
import { newMarker } from '../reading-rules.ts'
import { findArticleLinks } from './queries.ts'

/** Marks the glossary terms in a text; `stamp` is `stampOfTerms`, read together with the text. */
export type MarkTerms = ReturnType<typeof newTermMarker>

/**
 * Caches the index of terms until a term changes. The explaining articles are queried each time, so one that was
 * unpublished disappears at once.
 */
export function newTermMarker() {
  let saved: { stamp: string; mark: ReturnType<typeof newMarker<Word>> } | null = null
  return async (db: Db | Tx, body: DocumentTree, stamp: string) => {
    if (saved?.stamp !== stamp) saved = { stamp, mark: newMarker(await listWords(db)) }
    const { tree, terms } = saved.mark(body)
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
