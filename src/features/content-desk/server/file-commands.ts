import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { type Act, runOnce } from '#db/run-once.ts'
import type { ContentFormat } from '#kit/content-formats.ts'
import { type Applied, type Comparison, type FileRow, UnreadableFile } from '#kit/server/content-files.ts'
import type { ContentKind, ContentStaff } from '#kit/server/content-kind.ts'
import { isRefusal, refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import * as contract from '../files-admin-contract.ts'

const refusal = refusals({ ...contract.contentFileErrors, ...contract.fileRowErrors })

export type GivenFile = {
  format: ContentFormat
  name: string
  base64: string
  given: Readonly<Record<string, string>>
}

/** The rows of a file. Throws content_format_not_offered and content_file_unreadable. */
export function readRows({ files }: ContentKind, { format, name, base64, given }: GivenFile): FileRow[] {
  if (!files?.formats.includes(format)) throw refusal('content_format_not_offered')
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'))
  try {
    const rows = files.read({ name, type: '', bytes }, { format, given })
    if (rows.length === 0) throw new UnreadableFile('ไม่มีรายการในไฟล์นี้')
    return twiceNamed(rows)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    throw refusal('content_file_unreadable', { values: { fault: error.message } })
  }
}

/** A piece that stands in the file before is a fault: which of the two holds is nobody's guess. */
function twiceNamed(rows: FileRow[]): FileRow[] {
  const first = new Map<string, string>()
  return rows.map((row) => {
    if (row.fault !== null) return row
    const before = first.get(row.name)
    if (before === undefined) first.set(row.name, row.place)
    return before === undefined ? row : { ...row, fault: `ซ้ำกับรายการที่ ${before}` }
  })
}

/**
 * What each row of a file would do. What would change is done by the kind's own commands in a transaction that is rolled
 * back, so that their refusals are told before. Throws content_file_many.
 */
export async function tryRows(
  db: Db,
  kind: ContentKind,
  rows: readonly FileRow[],
  staff: ContentStaff,
): Promise<contract.FileRow[]> {
  const compared = []
  for (const row of rows) compared.push({ row, ...(await compareRow(db, row)) })
  const changes = compared.filter(({ verdict }) => verdict === 'new' || verdict === 'changed')
  if (changes.length > contract.maxChanges) throw refusal('content_file_many', { values: { count: changes.length } })
  const shown: contract.FileRow[] = []
  for (const [at, { row, verdict, seen, differences }] of compared.entries()) {
    const isChange = verdict === 'new' || verdict === 'changed'
    const tried = isChange ? await tryRow(db, kind, row, staff) : { fault: row.fault, applied: null }
    const { fault, applied } = tried
    const { place, title } = row
    shown.push({
      at,
      place,
      title,
      verdict: fault === null ? verdict : 'fault',
      seen,
      differences,
      fault,
      waits: applied === 'waits',
    })
  }
  return shown
}

type Verdict = contract.FileRow['verdict']

async function compareRow(db: Db | Tx, row: FileRow): Promise<Comparison & { verdict: Verdict }> {
  if (row.fault !== null) return { verdict: 'fault', seen: null, differences: [] }
  const compared = await row.compare(db)
  return { ...compared, verdict: verdictOf(compared) }
}

function verdictOf({ seen, differences }: Comparison): Verdict {
  return seen === null ? 'new' : differences.length > 0 ? 'changed' : 'same'
}

class RollBack extends Error {}
type Tried = { fault: string | null; applied: Applied | null }

/** What a change would come to: its refusal, in Thai, or how it would be applied. Nothing of it stays. */
async function tryRow(db: Db, kind: ContentKind, row: FileRow, staff: ContentStaff): Promise<Tried> {
  let applied: Applied | null = null
  try {
    await db.transaction().execute(async (tx) => {
      await lockRow(tx, kind, row)
      applied = await row.apply(tx, staff)
      throw new RollBack()
    })
  } catch (error) {
    if (isRefusal(error)) return { fault: detailOf(error), applied: null }
    if (!(error instanceof RollBack)) throw error
  }
  return { fault: null, applied }
}

type Importing = {
  kind: ContentKind
  /** Of the file. */
  name: string
  rows: readonly FileRow[]
  wanted: readonly { at: number; seen: string | null }[]
  staff: ContentStaff
}

/**
 * Takes in the wanted rows, each in a transaction of its own and by the kind's own commands: what one refuses holds up no
 * other. A row is compared again under a lock that all imports of it take: what is the same by then is done already, and
 * what is no longer as it was seen is refused. So a file that is taken in twice, or by two at once, changes once. What waits
 * for a second person waits as one file; a repeated request is the same import.
 */
export async function importRows(
  db: Db,
  input: Act,
  { kind, name, rows, wanted, staff: who }: Importing,
): Promise<contract.FileRowResult[]> {
  const batch = batchOf(input) ?? newId(who.now)
  const staff = { ...who, batch }
  const results: contract.FileRowResult[] = []
  for (const { at, seen } of new Map(wanted.map((one) => [one.at, one])).values()) {
    const row = rows[at]
    if (!row || row.fault !== null) results.push({ at, done: 'refused', detail: row?.fault ?? 'ไม่มีรายการนี้ในไฟล์' })
    else results.push({ at, ...(await importRow(db, input, { kind, at, row, seen, staff })) })
  }
  const { close } = kind.files ?? {}
  if (close) await db.transaction().execute((tx) => close(tx, { batch, name, staff }))
  return results
}

/** The same for a request that is sent again; null where it has no key. */
function batchOf({ caller, request }: Act): string | null {
  if (!request.idempotencyKey) return null
  const hash = createHash('sha256').update(`content-file:${caller.userId}:${request.idempotencyKey}`).digest('hex')
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}

type ImportingRow = Pick<Importing, 'kind' | 'staff'> & { at: number; row: FileRow; seen: string | null }

async function importRow(
  db: Db,
  { caller, request }: Act,
  { kind, at, row, seen, staff }: ImportingRow,
): Promise<Omit<contract.FileRowResult, 'at'>> {
  const key = request.idempotencyKey && `${request.idempotencyKey.slice(0, 40)}:${kind.name.slice(0, 12)}:${at}`
  try {
    const done = await runOnce(db, { caller, request: { ...request, idempotencyKey: key } }, staff.now, async (tx) => {
      await lockRow(tx, kind, row)
      const now = await compareRow(tx, row)
      if (now.verdict === 'same') return 'same' as const
      if (now.seen !== seen) throw refusal('content_moved')
      return row.apply(tx, staff)
    })
    return { done, detail: null }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { done: 'refused', detail: detailOf(error) }
  }
}

/** Serialises imports of one piece, also of one that is not there yet. */
async function lockRow(tx: Tx, { name }: ContentKind, row: FileRow): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content-file:${name}:${row.name}`}, 0))`.execute(tx)
}

function detailOf({ problem }: { problem: { detail: string; fields?: { detail: string }[] } }): string {
  return problem.fields?.[0]?.detail ?? problem.detail
}
