import { sql } from 'kysely'
import { hashContent } from '#db/content-rows.ts'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { adminRoboNewsErrors, type RoboNewsForm } from '../admin-contract.ts'
import type { RoboNewsFile } from '../content.ts'
import { findNews, type NewsRow } from './queries.ts'

const refusal = refusals(adminRoboNewsErrors)

type ByStaff = { actorId: string; now: Date }

/** Writes a note → its id. */
export async function createNews(tx: Tx, { actorId, now, form }: ByStaff & { form: RoboNewsForm }): Promise<string> {
  const id = newId(now)
  const values = { ...valuesOf(form), id, made_at: now, edited_by_staff_at: now }
  await tx.insertInto('robo_news').values(values).execute()
  const subject = { kind: 'robo_news', id } as const
  await recordStaffAct(tx, { actorId, act: 'robo.news-written', subject, before: null, after: form, now })
  return id
}

function valuesOf({ paragraphs, published_at, ...words }: RoboNewsForm) {
  return { ...words, paragraphs: JSON.stringify(paragraphs), published_at: new Date(published_at) }
}

type Edit = ByStaff & { id: string; version: number; isHidden: boolean; form: RoboNewsForm }

/** Changes or hides a note. Throws robo_news_not_found, robo_news_changed. */
export async function editNews(tx: Tx, { actorId, now, id, version, isHidden, form }: Edit): Promise<void> {
  const before = await findNews(tx, id)
  if (!before) throw refusal('robo_news_not_found')
  const { numUpdatedRows } = await tx
    .updateTable('robo_news')
    .set({
      ...valuesOf(form),
      hidden_at: isHidden ? (before.hidden_at ?? now) : null,
      version: version + 1,
      edited_by_staff_at: now,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw refusal('robo_news_changed')
  const subject = { kind: 'robo_news', id } as const
  const after = { ...form, is_hidden: isHidden }
  await recordStaffAct(tx, { actorId, act: 'robo.news-edited', subject, before: formOf(before), after, now })
}

function formOf({ topic, title, summary, paragraphs, article, published_at, hidden_at }: NewsRow) {
  return {
    topic,
    title,
    summary,
    paragraphs,
    article,
    published_at: published_at.toISOString(),
    is_hidden: hidden_at !== null,
  }
}

/** Imports the notes of the content file by their key; a note that staff edited is left alone. */
export async function importNews(tx: Tx, { notes }: RoboNewsFile, now: Date): Promise<void> {
  for (const { key, day, paragraphs, ...note } of notes) {
    const hash = hashContent({ day, paragraphs, ...note })
    const values = {
      ...note,
      paragraphs: JSON.stringify(paragraphs),
      published_at: new Date(startOfBangkokDay(day).getTime() + 9 * 3_600_000),
      content_hash: hash,
    }
    await tx
      .insertInto('robo_news')
      .values({ ...values, key, id: newId(now), made_at: now })
      .onConflict((c) =>
        c
          .column('key')
          .doUpdateSet(values)
          .where('robo_news.edited_by_staff_at', 'is', null)
          .where(sql<boolean>`robo_news.content_hash is distinct from ${hash}`),
      )
      .execute()
  }
}
