import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { setFileSource } from '#features/bank/funds/server/admin-commands.ts'
import { findFund } from '#features/bank/funds/server/queries.ts'
import { koinErrors } from '#features/koin/contract.ts'
import { refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { adminNavErrors } from '../admin-contract.ts'
import { decodeFile, judgeRows, type Known, type NavRow, type RowFault, readNavFile } from '../import-rules.ts'
import { lastNavDay, storeFigures } from './publish-commands.ts'

const refusal = refusals({ ...adminNavErrors, second_person_needed: koinErrors.second_person_needed })
const maxNamed = 50

type Staff = { actorId: string; now: Date }

/**
 * Imports a file of NAVs (bytes as base64), whole or not at all; with a jump it is held for a second person. `isTrial` keeps
 * nothing. Throws nav_file_unreadable, nav_file_wrong (naming rows).
 */
export async function importNav(
  tx: Tx,
  { fileName, file, isTrial, actorId, now }: Staff & { fileName: string; file: string; isTrial: boolean },
) {
  const text = decodeFile(Buffer.from(file, 'base64'))
  const read = text === null ? null : readNavFile(text)
  if (!read) throw refusal('nav_file_unreadable')
  if (read.faults.length > 0) throw refuseRows(read.faults)
  const { added, unchanged, jumps } = await judge(tx, read.rows, now)
  const count = { added: added.length, unchanged, jumps }
  if (isTrial) return { ...count, state: 'trial' as const, import_id: null }
  const state = jumps.length > 0 ? ('held' as const) : ('done' as const)
  const id = newId(now)
  await tx
    .insertInto('nav_import')
    .values({
      id,
      state,
      file_name: fileName,
      rows: JSON.stringify(added),
      jumps: JSON.stringify(jumps),
      made_by: actorId,
      made_at: now,
      decided_by: state === 'done' ? actorId : null,
      decided_at: state === 'done' ? now : null,
    })
    .execute()
  if (state === 'done') await storeRows(tx, added)
  const after = { state, added: added.length, jumps: jumps.length }
  await recordStaffAct(tx, {
    actorId,
    act: 'bank.nav-imported',
    subject: { kind: 'nav_import', id },
    before: null,
    after,
    now,
  })
  return { ...count, state, import_id: id }
}

/** Confirms or drops a held file. Throws nav_import_not_found, nav_import_decided, second_person_needed, nav_file_wrong. */
export async function decideNavImport(
  tx: Tx,
  { id, decision, actorId, now }: Staff & { id: string; decision: 'confirm' | 'drop' },
): Promise<void> {
  const held = await tx.selectFrom('nav_import').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!held) throw refusal('nav_import_not_found')
  if (held.state !== 'held') throw refusal('nav_import_decided')
  if (decision === 'confirm' && held.made_by === actorId) throw refusal('second_person_needed')
  if (decision === 'confirm') await storeRows(tx, (await judge(tx, held.rows as NavRow[], now)).added)
  const state = decision === 'confirm' ? 'done' : 'dropped'
  await tx.updateTable('nav_import').set({ state, decided_by: actorId, decided_at: now }).where('id', '=', id).execute()
  const subject = { kind: 'nav_import', id } as const
  await recordStaffAct(tx, { actorId, act: 'bank.nav-decided', subject, before: null, after: { state }, now })
}

/** Takes a fund's made-up past away; it then waits for a file. Throws fund_not_found, nav_source_kept. */
export async function takeRealNav(tx: Tx, { code, actorId, now }: Staff & { code: string }): Promise<void> {
  await findFund(tx, code)
  await tx.selectFrom('fund').select('code').where('code', '=', code).forUpdate().execute()
  const { rows } = await sql<{ is_used: boolean }>`
    select exists (select from fund_order where code = ${code}) or exists (select from fund_holding where code = ${code})
      as is_used`.execute(tx)
  if (rows[0]!.is_used) throw refusal('nav_source_kept')
  await setFileSource(tx, code)
  await tx.deleteFrom('fund_figure').where('code', '=', code).execute()
  await tx.deleteFrom('fund_nav').where('code', '=', code).execute()
  const subject = { kind: 'fund', id: code } as const
  await recordStaffAct(tx, {
    actorId,
    act: 'bank.nav-source-changed',
    subject,
    before: null,
    after: { source: 'file' },
    now,
  })
}

async function judge(tx: Tx, rows: readonly NavRow[], now: Date) {
  const today = bangkokDay(now) === lastNavDay(now) ? bangkokDay(now) : lastNavDay(now)
  const judged = judgeRows(rows, await readKnown(tx, [...new Set(rows.map(({ code }) => code))].toSorted()), today)
  if (judged.faults.length > 0) throw refuseRows(judged.faults)
  return judged
}

/** Locks the funds, in order of their codes, so that two files follow each other. */
async function readKnown(tx: Tx, codes: readonly string[]): Promise<Known> {
  const { rows: funds } = await sql<{ code: string; source: 'model' | 'file' }>`
    select code, source from fund where code = any (${codes}::text[]) order by code for update`.execute(tx)
  const { rows } = await sql<{ code: string; day: string; nav: number }>`
    select code, day, nav from fund_nav where code = any (${codes}::text[]) order by day`.execute(tx)
  return new Map(
    funds.map(({ code, source }) => {
      const own = rows.filter((one) => one.code === code)
      return [code, { source, navs: new Map(own.map(({ day, nav }) => [day, nav])), last: own.at(-1)?.day ?? null }]
    }),
  )
}

async function storeRows(tx: Tx, rows: readonly NavRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into fund_nav (code, day, nav) select * from unnest(${rows.map(({ code }) => code)}::text[],
      ${rows.map(({ day }) => day)}::date[], ${rows.map(({ nav }) => nav)}::int[])`.execute(tx)
  await storeFigures(tx, [...new Set(rows.map(({ code }) => code))])
}

function refuseRows(faults: readonly RowFault[]) {
  const code = 'nav_file_wrong'
  return refusal(code, {
    fields: faults.slice(0, maxNamed).map(({ row, detail }) => ({ path: `rows.${row}`, code, detail })),
  })
}

/** The imported files, newest first. */
export async function listNavImports(db: Db | Tx, { page, limit }: { page: number; limit: number }) {
  const { rows } = await sql<ImportRow & { total: number }>`
    select nav_import.*, sender.display_name as by_name, decider.display_name as decided_name,
      count(*) over ()::int as total
    from nav_import
    left join user_account as sender on sender.user_id = made_by
    left join user_account as decider on decider.user_id = decided_by
    order by nav_import.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** One imported file. Throws nav_import_not_found. */
export async function findNavImport(db: Db | Tx, id: string): Promise<ImportRow> {
  const { rows } = await sql<ImportRow>`
    select nav_import.*, sender.display_name as by_name, decider.display_name as decided_name
    from nav_import
    left join user_account as sender on sender.user_id = made_by
    left join user_account as decider on decider.user_id = decided_by
    where nav_import.id = ${id}`.execute(db)
  if (!rows[0]) throw refusal('nav_import_not_found')
  return rows[0]
}

type ImportRow = {
  id: string
  state: 'held' | 'done' | 'dropped'
  file_name: string
  rows: NavRow[]
  jumps: ReturnType<typeof judgeRows>['jumps']
  made_by: string
  made_at: Date
  decided_at: Date | null
  by_name: string | null
  decided_name: string | null
}

/** An imported file as staff sees it. */
export function toNavImport(row: ImportRow, viewerId: string) {
  const days = row.rows.map(({ day }) => day).toSorted()
  const made = row.made_at.toISOString()
  return {
    id: row.id,
    state: row.state,
    file_name: row.file_name,
    rows: row.rows.length,
    funds: [...new Set(row.rows.map(({ code }) => code))],
    from: days[0] ?? made.slice(0, 10),
    to: days.at(-1) ?? made.slice(0, 10),
    jumps: row.jumps,
    by: row.by_name ?? '',
    made_at: made,
    decided_by: row.decided_name,
    decided_at: row.decided_at?.toISOString() ?? null,
    may_confirm: row.state === 'held' && row.made_by !== viewerId,
  }
}
