import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { readReason } from '#features/identity/accounts/server/account-queries.ts'
import { faultOfName, nameKeyOf } from '#features/identity/accounts/server/member-queries.ts'
import type { Flag } from '#features/moderation/server/text-flags.ts'
import { refusals } from '#lib/errors.ts'
import { levelErrors } from '../contract.ts'

const refusal = refusals(levelErrors)

type Choosing = { userId: string; alias: string; flags: Flag[]; now: Date }

/**
 * Puts a person on the board under an alias, as often as they like to change it. Throws quest_board_not_yet (the
 * account may show no name), quest_alias_refused (no good name, or what the checks of texts found), quest_alias_taken (it
 * looks like another one's alias or display name).
 */
export async function chooseAlias(tx: Tx, { userId, alias, flags, now }: Choosing): Promise<void> {
  if (await readReason(tx, userId, 'show_name_on_board', now)) throw refusal('quest_board_not_yet')
  const fault = faultOfName(alias)
  if (fault) throw refusal('quest_alias_refused', { values: { why: fault.detail } })
  if (flags.length > 0) throw refusal('quest_alias_refused', { values: { why: 'ลองชื่อที่ไม่บอกว่าคุณคือใคร และไม่ทำร้ายใคร' } })
  const key = nameKeyOf(alias)
  const { numAffectedRows } = await sql`
    insert into quest_alias (user_id, alias, alias_key, chosen_at)
    select ${userId}, ${alias}, ${key}, ${now} where not exists (
      select from quest_alias where alias_key = ${key} and user_id <> ${userId}
      union all select from user_account where name_key = ${key} and user_id <> ${userId}
    )
    on conflict (user_id) do update set alias = excluded.alias, alias_key = excluded.alias_key`
    .execute(tx)
    .catch(explainTaken)
  if (numAffectedRows === 0n) throw refusal('quest_alias_taken')
}

/** The unique key decides between two who choose at once; the check above sees only what is committed. */
function explainTaken(error: { code?: string }): never {
  throw error.code === '23505' ? refusal('quest_alias_taken') : error
}

/** Removes a person from the board. Idempotent. */
export async function dropAlias(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('quest_alias').where('user_id', '=', userId).execute()
}
