import type { Db, Tx } from '#db/open.ts'
import { commonRefusal } from '#lib/errors.ts'
import type { StaffRole } from '#lib/staff-roles.ts'
import type { Factors } from '../factor-contract.ts'

/** The account of a member of staff. Throws not_found for others. */
export async function findStaff(db: Db | Tx, userId: string) {
  const person = await db
    .selectFrom('user_account')
    .select(['email', 'display_name', 'password_hash', 'roles'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!person || person.roles.length === 0) throw commonRefusal('not_found')
  return {
    email: person.email,
    displayName: person.display_name,
    hasPassword: person.password_hash !== null,
    roles: person.roles as StaffRole[],
  }
}

/** The number of a person's second factors. */
export async function countFactors(db: Db | Tx, userId: string): Promise<number> {
  const { count } = await db
    .selectNoFrom((e) => [
      e
        .selectFrom('totp_factor')
        .select((t) => t.fn.countAll<string>().as('n'))
        .where('user_id', '=', userId)
        .as('totps'),
      e
        .selectFrom('passkey')
        .select((t) => t.fn.countAll<string>().as('n'))
        .where('user_id', '=', userId)
        .as('passkeys'),
    ])
    .executeTakeFirstOrThrow()
    .then(({ totps, passkeys }) => ({ count: Number(totps) + Number(passkeys) }))
  return count
}

/** A person's factors, as shown to themselves. */
export async function readFactorsOf(
  db: Db,
  { userId, isConfirmed }: { userId: string; isConfirmed: boolean },
): Promise<Factors> {
  const { roles, hasPassword } = await findStaff(db, userId)
  const shown = ({ made_at, used_at }: { made_at: Date; used_at: Date | null }) => ({
    made_at: made_at.toISOString(),
    used_at: used_at?.toISOString() ?? null,
  })
  const [totp, passkeys, recovery] = await Promise.all([
    db.selectFrom('totp_factor').select(['made_at', 'used_at']).where('user_id', '=', userId).executeTakeFirst(),
    db.selectFrom('passkey').select(['id', 'made_at', 'used_at']).where('user_id', '=', userId).orderBy('id').execute(),
    db.selectFrom('recovery_code').select('hash').where('user_id', '=', userId).execute(),
  ])
  return {
    roles,
    has_password: hasPassword,
    is_confirmed: isConfirmed,
    totp: totp ? shown(totp) : null,
    passkeys: passkeys.map((one) => ({ id: one.id, ...shown(one) })),
    recovery_left: recovery.length,
  }
}
