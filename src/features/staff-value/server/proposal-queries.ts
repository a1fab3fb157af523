import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { isOneFamily } from '#features/identity/accounts/server/gain-queries.ts'
import type { WorkKind } from '#kit/server/work-kind.ts'
import type { Koin } from '#lib/money.ts'
import type { StaffRole } from '#lib/staff-roles.ts'
import type { Proposal } from '../admin-contract.ts'

/** Figures by the Thai name that the desk shows: a before and an after have the same names. */
export type Figures = { [name: string]: string }

type Confirmed = { subjectId: string; payload: unknown; proposedBy: string; decidedBy: string; now: Date }

/** A kind of change that a second person decides. A feature registers it, so this one knows no subject. */
export type ProposalKind = {
  readonly name: string
  /** Whose desk it is on: one of these roles decides. */
  roles: readonly StaffRole[]
  /** What stands there now of what the change replaces; when it differs at the decision, the proposal is stale. */
  read: (db: Db | Tx, subjectId: string) => Promise<Figures>
  /** The same figures as they become. */
  tell: (db: Db | Tx, proposal: { subjectId: string; payload: unknown }) => Promise<Figures>
  /** What only the desk shows, beside the figures: names of people and words of staff, which no log and no proposal holds. */
  details?: (db: Db | Tx, subjectId: string) => Promise<Figures>
  /** Where the second person sees it as readers do. */
  pageOf?: (subjectId: string) => string
  /** Makes the change take effect; it writes its own line in the audit log, by `decidedBy`. */
  apply: (tx: Tx, confirmed: Confirmed) => Promise<void>
}
export type ProposalKinds = ReadonlyMap<string, ProposalKind>

type Row = {
  id: string
  kind: string
  subject_id: string
  title: string
  payload: unknown
  seen: Figures
  value: Koin
  proposed_by: string
  made_by: string | null
  created_at: Date
  name: string | null
}

const maxListed = 200

/** Changes that wait: taken by who may confirm them. Which kinds a role decides is asked again when it decides. */
export const proposalWork: WorkKind = {
  name: 'proposals',
  label: 'เรื่องที่รอคนที่สองยืนยัน',
  to: '/admin/proposals',
  roles: ['editor', 'fulfilment', 'finance', 'admin'],
  isFor: async (tx, { id, userId }) => {
    const { rows } = await sql<Pick<Row, 'proposed_by' | 'made_by'>>`
      select proposed_by, made_by from staff_proposal where id = ${id} and state = 'waiting'`.execute(tx)
    return rows[0] !== undefined && mayConfirm(tx, rows[0], userId)
  },
}

/** The proposals that wait for a person with these roles, oldest first. */
export async function listProposals(
  db: Db,
  kinds: ProposalKinds,
  { actorId, roles }: { actorId: string; roles: readonly string[] },
): Promise<Proposal[]> {
  const { rows } = await sql<Row>`
    select id, kind, subject_id, title, payload, seen, value, proposed_by, made_by, staff_proposal.created_at,
      display_name as name
    from staff_proposal left join user_account on user_account.user_id = proposed_by
    where state = 'waiting' and kind = any (${namesFor(kinds, roles)})
    order by id limit ${maxListed}`.execute(db)
  return Promise.all(rows.map((row) => viewProposal(db, kinds.get(row.kind)!, row, actorId)))
}

/** Whether the same change of a subject waits already. */
export async function isProposed(
  tx: Tx,
  { kind, subject, payload }: { kind: ProposalKind; subject: { kind: string; id: string }; payload: object },
): Promise<boolean> {
  const { rows } = await sql`
    select from staff_proposal where kind = ${kind.name} and subject_kind = ${subject.kind} and subject_id = ${subject.id}
      and state = 'waiting' and payload = ${JSON.stringify(payload)}::jsonb`.execute(tx)
  return rows.length > 0
}

/** Whether any proposal of the kind waits for the subject with this id, as SQL; false where the id is null. */
export function isWaitingFor({ name }: Pick<ProposalKind, 'name'>, id: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from staff_proposal where staff_proposal.kind = ${name}
    and staff_proposal.subject_id = ${id}::text and staff_proposal.state = 'waiting')`
}

/** Whether a proposal of the kind was ever made for a subject, also one that was decided. */
export async function wasProposed(db: Db | Tx, { name }: Pick<ProposalKind, 'name'>, id: string): Promise<boolean> {
  const { rows } = await sql`select from staff_proposal where kind = ${name} and subject_id = ${id} limit 1`.execute(db)
  return rows.length > 0
}

/** What waits for a second person on a subject; null where nothing of this kind does. */
export async function findWaiting(
  db: Db | Tx,
  { kind, subject }: { kind: ProposalKind; subject: { kind: string; id: string } },
): Promise<unknown> {
  const { rows } = await sql<{ payload: unknown }>`
    select payload from staff_proposal where kind = ${kind.name} and subject_kind = ${subject.kind}
      and subject_id = ${subject.id} and state = 'waiting'`.execute(db)
  return rows[0]?.payload ?? null
}

/** The names of the kinds that a person with these roles decides. */
export function namesFor(kinds: ProposalKinds, roles: readonly string[]): string[] {
  return [...kinds.values()].filter((kind) => kind.roles.some((role) => roles.includes(role))).map(({ name }) => name)
}

async function viewProposal(db: Db, kind: ProposalKind, row: Row, actorId: string): Promise<Proposal> {
  const after = await kind.tell(db, { subjectId: row.subject_id, payload: row.payload })
  const now = await kind.read(db, row.subject_id)
  const details = (await kind.details?.(db, row.subject_id)) ?? {}
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    by: row.name ?? 'บัญชีที่ลบแล้ว',
    asked_at: row.created_at.toISOString(),
    value: row.value,
    changes: Object.entries({ ...details, ...after }).map(([name, shown]) => ({
      name,
      before: row.seen[name] ?? '',
      after: shown,
    })),
    page: kind.pageOf?.(row.subject_id) ?? null,
    is_own: row.proposed_by === actorId,
    is_stale: !sameFigures(now, row.seen),
    may_confirm: await mayConfirm(db, row, actorId),
  }
}

/** Whether a person is neither the one who proposed or made it, nor of their families. */
export async function mayConfirm(
  db: Db | Tx,
  { proposed_by: proposedBy, made_by: madeBy }: Pick<Row, 'proposed_by' | 'made_by'>,
  actorId: string,
): Promise<boolean> {
  for (const userId of [proposedBy, madeBy]) if (userId && (await isOneFamily(db, { actorId, userId }))) return false
  return true
}

/** Whether two states of a subject have the same figures; jsonb keeps no order of names. */
export function sameFigures(one: Figures, other: Figures): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}
