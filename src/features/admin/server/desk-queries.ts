import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { countProposals, type ProposalKinds } from '#features/staff-value/server/proposal-queries.ts'
import type { StaffRole } from '#lib/staff-roles.ts'
import type { Desk, workKeys } from '../desk-admin-contract.ts'

type WorkKey = (typeof workKeys)[number]
type Reader = { roles: readonly string[]; proposalKinds: ProposalKinds }
type Queue = { roles: readonly StaffRole[]; count: (db: Db, reader: Reader) => Promise<number> }

/** Each queue with the roles that work on it. */
const queues: Record<WorkKey, Queue> = {
  texts: { roles: ['moderator'], count: (db) => countRows(db, sql`moderation_case where state = 'open'`) },
  appeals: { roles: ['moderator'], count: (db) => countRows(db, sql`moderation_appeal where state = 'open'`) },
  summaries: { roles: ['moderator'], count: (db) => countRows(db, sql`post_summary where state = 'waiting'`) },
  event_rewards: { roles: ['editor'], count: (db) => countRows(db, sql`event_reward where state = 'waiting'`) },
  proposals: {
    roles: ['editor', 'fulfilment', 'finance', 'admin'],
    count: (db, { roles, proposalKinds }) => countProposals(db, proposalKinds, roles),
  },
  staff_without_factor: { roles: ['admin'], count: countStaffWithoutFactor },
}

/** The non-empty queues of these roles. */
export async function listWork(db: Db, reader: Reader): Promise<Desk['work']> {
  const own = (Object.keys(queues) as WorkKey[]).filter((key) =>
    queues[key].roles.some((role) => reader.roles.includes(role)),
  )
  const counted = await Promise.all(own.map(async (key) => ({ key, count: await queues[key].count(db, reader) })))
  return counted.filter(({ count }) => count > 0)
}

async function countRows(db: Db, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${from}`.execute(db)
  return rows[0]!.count
}

/** Accounts with a role but without the second factor that activates it. */
async function countStaffWithoutFactor(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from user_account u
    where u.roles <> '{}'
      and not exists (select from totp_factor t where t.user_id = u.user_id)
      and not exists (select from passkey p where p.user_id = u.user_id)`.execute(db)
  return rows[0]!.count
}

const monthMs = 30 * 24 * 3_600_000

/** The state of mails, jobs and the ledger. */
export async function readHealth(db: Db, now: Date): Promise<Desk['health']> {
  const [mails, jobs, books] = await Promise.all([countMails(db, now), listJobs(db), readLastAudit(db)])
  return { ...mails, ...jobs, books }
}

async function countMails(db: Db, now: Date) {
  const { rows } = await sql<{ waiting: number; since: Date | null; failed: number }>`
    select
      count(*) filter (where sent_at is null and failed_at is null)::int as waiting,
      min(made_at) filter (where sent_at is null and failed_at is null) as since,
      count(*) filter (where failed_at is not null)::int as failed
    from mail where made_at > ${new Date(now.getTime() - monthMs)}`.execute(db)
  const { waiting, since, failed } = rows[0]!
  return { mails_waiting: { count: waiting, since: since?.toISOString() ?? null }, mails_failed: failed }
}

async function listJobs(db: Db) {
  const { rows } = await sql<{ task: string; waiting: number; failed: number }>`
    select task_identifier as task,
      count(*) filter (where attempts < max_attempts)::int as waiting,
      count(*) filter (where attempts >= max_attempts)::int as failed
    from graphile_worker.jobs group by task_identifier order by task_identifier`.execute(db)
  return {
    jobs_waiting: rows.reduce((sum, { waiting }) => sum + waiting, 0),
    jobs_failed: rows.filter(({ failed }) => failed > 0).map(({ task, failed }) => ({ task, count: failed })),
  }
}

async function readLastAudit(db: Db): Promise<Desk['health']['books']> {
  const last = await db
    .selectFrom('books_audit')
    .select(['made_at', 'faults'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return null
  return { made_at: last.made_at.toISOString(), faults: last.faults as { check: string; count: number }[] }
}
