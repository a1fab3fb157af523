import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Db, Tx } from '#db/open.ts'
import { addressOfFile } from './file-rules.ts'
import { hrefOfVideo, type StoredSource, whereShown } from './queries.ts'

type Row = { id: string; title: string; source: StoredSource }

/** The published ones of these videos for use in other pages: title, page, poster and files. */
export async function findFilms(db: Db | Tx, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { rows } = await sql<Row>`
    select id, title, source from video where ${isShown('video')} and id = any (${ids}::uuid[])`.execute(db)
  return rows.map(({ id, title, source }) => {
    const shown = { id, title, href: hrefOfVideo(id, title) }
    if (source.kind === 'youtube') return { ...shown, poster: null, file: null }
    const { type, width, height, poster } = source
    const files = { src: addressOfFile(source.video), captions: addressOfFile(source.captions) }
    return { ...shown, poster: poster ? addressOfFile(poster) : null, file: { ...files, type, width, height } }
  })
}

/** The key of the article on a published video's subject; null where none is known. */
export async function findArticleKey(db: Db | Tx, ref: string): Promise<string | null> {
  const { rows } = await sql<{ article_key: string | null }>`
    select article_key from video where ${whereShown(ref)}`.execute(db)
  return rows[0]?.article_key ?? null
}
