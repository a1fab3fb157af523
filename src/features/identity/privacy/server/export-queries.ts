import type { Db, Tx } from '#db/open.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { ExportState } from '../contract.ts'
import { exportFileOf } from './export-rules.ts'

/** A person's latest unexpired export, and whether another may be requested today. */
export async function readExport(db: Db | Tx, userId: string, now: Date): Promise<ExportState> {
  const newest = await findNewest(db, userId, now)
  if (!newest) return { newest: null, can_ask: true }
  const { id, day, asked_at, ready_at, expires_at, bytes } = newest
  return {
    newest: {
      id,
      state: ready_at ? 'ready' : 'waiting',
      asked_at: asked_at.toISOString(),
      expires_at: expires_at.toISOString(),
      bytes,
    },
    can_ask: ready_at !== null && day !== bangkokDay(now),
  }
}

/** The export file that a person may download now: the latest ready one. Null when there is none. */
export async function findExportFile(db: Db, userId: string, now: Date): Promise<{ name: string; day: string } | null> {
  const ready = await db
    .selectFrom('data_export')
    .select(['id', 'day'])
    .where('user_id', '=', userId)
    .where('ready_at', 'is not', null)
    .where('expires_at', '>', now)
    .orderBy('day', 'desc')
    .executeTakeFirst()
  return ready ? { name: exportFileOf(userId, ready.id), day: ready.day } : null
}

function findNewest(db: Db | Tx, userId: string, now: Date) {
  return db
    .selectFrom('data_export')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('day', 'desc')
    .executeTakeFirst()
}
