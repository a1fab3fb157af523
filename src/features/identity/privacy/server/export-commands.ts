import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { type PersonTable, readPersonTables } from '#db/person-rows.ts'
import type { PersonTags } from '#db/personal-data.ts'
import { largeFileOf } from '#features/identity/pictures/server/picture-commands.ts'
import { queueMail } from '#features/notifications/server/commands.ts'
import { refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import type { Storage } from '#lib/server/storage.ts'
import { type ZipFile, zipOf } from '#lib/server/zip.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { privacyErrors } from '../contract.ts'
import { exportFileOf, readMeOf } from './export-rules.ts'
import { exportReadyMail } from './mails.ts'

const refusal = refusals(privacyErrors)

/** The job that builds a data export. */
export const buildExportTask = 'build-export'

const retentionMs = 7 * 24 * 3_600_000

/**
 * Requests a data export, built by a job. Unique keys allow one per Bangkok day and one at a time. Does nothing while
 * one is being built; throws export_today once it is ready.
 */
export async function askForExport(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<void> {
  const id = newId(now)
  const asked = await tx
    .insertInto('data_export')
    .values({
      user_id: userId,
      id,
      day: bangkokDay(now),
      asked_at: now,
      expires_at: new Date(now.getTime() + retentionMs),
    })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  if (asked.numInsertedOrUpdatedRows === 1n) {
    await sql`
      select from graphile_worker.add_job(
        ${buildExportTask}, payload => ${JSON.stringify({ userId, id })}::json, max_attempts => 8
      )`.execute(tx)
    return
  }
  const underWay = await tx
    .selectFrom('data_export')
    .select('id')
    .where('user_id', '=', userId)
    .where('ready_at', 'is', null)
    .executeTakeFirst()
  if (!underWay) throw refusal('export_today')
}

type Parts = { db: Db; clock: () => Date; storage: Storage; origin: string; personTables: PersonTags[] }
type Asked = { userId: string; id: string }

/**
 * Builds a person's export from one snapshot and mails that it is ready. Safe to run twice: the file is written
 * atomically, and only the run that marks it ready sends the mail.
 */
export async function buildExport(parts: Parts, { userId, id }: Asked): Promise<void> {
  const { db, clock, storage, origin } = parts
  if (!(await isAwaited(db, { userId, id }))) return
  const file = exportFileOf(userId, id)
  const bytes = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => storage.write(file, zipOf(filesOf(tx, parts, userId), clock())))
  const isTold = await db.transaction().execute((tx) => markReady(tx, { userId, id, bytes, origin, now: clock() }))
  // Erased meanwhile: the file must not stay.
  if (!isTold && !(await isThere(db, { userId, id }))) await storage.removeFolder(folderOf({ userId, id }))
}

const folderOf = ({ userId, id }: Asked) => exportFileOf(userId, id).replace(/\/[^/]*$/, '')

async function isAwaited(db: Db, { userId, id }: Asked): Promise<boolean> {
  const row = await findRow(db, { userId, id })
  return row !== undefined && row.ready_at === null
}

async function isThere(db: Db, asked: Asked): Promise<boolean> {
  return (await findRow(db, asked)) !== undefined
}

function findRow(db: Db, { userId, id }: Asked) {
  return db
    .selectFrom('data_export')
    .select('ready_at')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
}

async function* filesOf(tx: Tx, { storage, clock, personTables }: Parts, userId: string) {
  const pictures = await tx.selectFrom('picture').select(['key', 'purpose']).where('user_id', '=', userId).execute()
  const tables = readPersonTables(tx, userId, personTables)
  const contents = { day: formatThaiDate(bangkokDay(clock())), tables, pictures: pictures.length }
  yield { name: 'README.txt', chunks: [bytesOf(`\ufeff${readMeOf(contents)}`)] } satisfies ZipFile
  for (const table of tables) yield { name: `data/${table.table}.json`, chunks: jsonOf(table) } satisfies ZipFile
  for (const { key, purpose } of pictures) {
    const bytes = await storage.read(largeFileOf(key, purpose) ?? '')
    if (bytes) yield { name: `pictures/${key}.webp`, chunks: [bytes], isPacked: true } satisfies ZipFile
  }
}

/** A table as a JSON array with one row per line. */
async function* jsonOf({ rows }: PersonTable): AsyncGenerator<Uint8Array> {
  let before = '[\n'
  for await (const row of rows) {
    yield bytesOf(before + JSON.stringify(row))
    before = ',\n'
  }
  yield bytesOf(before === '[\n' ? '[]\n' : '\n]\n')
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

type Made = Asked & { bytes: number; origin: string; now: Date }

/** Marks the export ready and queues a mail; false when another run did. */
async function markReady(tx: Tx, { userId, id, bytes, origin, now }: Made): Promise<boolean> {
  const made = await tx
    .updateTable('data_export')
    .set({ ready_at: now, bytes })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .returning('expires_at')
    .executeTakeFirst()
  const person = await tx
    .selectFrom('user_account')
    .select(['email', 'display_name'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!made || !person) return false
  const until = formatThaiDate(bangkokDay(made.expires_at))
  const mail = exportReadyMail({ name: person.display_name, until, link: `${origin}/profile/edit#my-data` })
  await queueMail(tx, { ...mail, userId, to: person.email, kind: 'identity.export', now })
  return true
}

/**
 * Deletes expired exports, file first, and those that never became ready (so that another can be requested). Runs
 * hourly.
 */
export async function sweepExports({ db, storage }: { db: Db; storage: Storage }, now: Date): Promise<void> {
  const stuckSince = new Date(now.getTime() - 24 * 3_600_000)
  const over = await db
    .selectFrom('data_export')
    .select(['user_id', 'id'])
    .where((e) =>
      e.or([e('expires_at', '<=', now), e.and([e('ready_at', 'is', null), e('asked_at', '<=', stuckSince)])]),
    )
    .execute()
  for (const { user_id: userId, id } of over) {
    await storage.removeFolder(folderOf({ userId, id }))
    await db.deleteFrom('data_export').where('user_id', '=', userId).where('id', '=', id).execute()
  }
}
