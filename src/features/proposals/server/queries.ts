import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { ProposalKind } from './commands.ts'

/** The proposals of a kind that wait for a second person, oldest first, as seen by this member of staff. */
export async function listWaiting<B>(
  db: Db | Tx,
  { kind, actorId }: { kind: ProposalKind; actorId: string },
): Promise<{ id: string; body: B; by: string; is_own: boolean; created_at: string }[]> {
  const { rows } = await sql<{ id: string; body: B; made_by: string; created_at: Date; name: string | null }>`
    select id, body, made_by, created_at, display_name as name
    from money_proposal left join user_account on user_account.user_id = made_by
    where kind = ${kind} and state = 'waiting' order by created_at, id limit 100`.execute(db)
  return rows.map(({ id, body, made_by, created_at, name }) => ({
    id,
    body,
    by: name ?? 'บัญชีที่ลบแล้ว',
    is_own: made_by === actorId,
    created_at: created_at.toISOString(),
  }))
}
