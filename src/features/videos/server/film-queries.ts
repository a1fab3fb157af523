import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Db, Tx } from '#db/open.ts'
import { addressOfFile } from './file-rules.ts'
import { hrefOfVideo, type StoredSource } from './queries.ts'

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
