import { sql } from 'kysely'
import { readEnv } from '#app/boot/env.ts'
import { importContent } from '#app/boot/seed.ts'
import { type Db, openDb, type Tx } from '#db/open.ts'
import { StartError } from '#db/start-error.ts'
import { dropEveryFactor } from '#features/admin/server/factor-commands.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { emailKeyOf } from '#features/identity/accounts/account-rules.ts'
import { displayNameKey } from '#features/identity/accounts/display-name-rules.ts'
import { email as Email } from '#features/identity/accounts/field-rules.ts'
import { setRoles } from '#features/identity/accounts/server/role-commands.ts'
import { makeResetLink } from '#features/identity/sign-in/server/reset-commands.ts'
import { createAccount } from '#features/identity/sign-up/server/register-commands.ts'
import { markVerified } from '#features/identity/sign-up/server/verify-commands.ts'
import { currentVersions } from '#features/policies/server/queries.ts'
import { staffRoles } from '#lib/staff-roles.ts'

const lock = 20_261_124

/**
 * `npm start -- --create-admin [e-mail]`: creates the admin in the configured database. Returns a message for the
 * operator.
 */
export async function createFirstAdmin(given: Record<string, string | undefined>, email?: string): Promise<string> {
  const env = readEnv(given)
  const db = openDb(env.DATABASE_URL, { max: 2 })
  // Reads the clock like main.ts, since it is a process of its own.
  const now = new Date()
  try {
    // An account needs the policies, so the content is imported first.
    await importContent(db, now, env)
    const address = email ?? `admin@${new URL(env.PUBLIC_URL).hostname}`
    const link = await makeAdmin(db, { email: address, origin: env.PUBLIC_URL, now })
    return [
      `ผู้ดูแลระบบ – admin: ${address}`,
      'เปิดลิงก์นี้ภายใน 1 ชั่วโมงเพื่อตั้งรหัสผ่าน ใช้ได้ครั้งเดียว – within an hour, once:',
      `  ${link}`,
      `แล้วเข้าสู่ระบบและตั้งการยืนยันตัวตนขั้นที่สองที่ – then sign in and enrol at: ${env.PUBLIC_URL}/admin`,
    ].join('\n')
  } finally {
    await db.destroy()
  }
}

/**
 * Creates the first admin, or gives the role to the account with this e-mail. Returns the address at which they set
 * their password. A second call for the same e-mail is the recovery path: it returns a new address and removes the
 * second factors. Throws a StartError when another person is admin. The operator is responsible for the acceptance of
 * the policies; the birth date is a placeholder, 1 January 1990.
 */
export async function makeAdmin(
  db: Db,
  { email, origin, now }: { email: string; origin: string; now: Date },
): Promise<string> {
  if (!Email.safeParse(email).success) throw new StartError(`--create-admin: ${email} is no e-mail address`)
  return db.transaction().execute(async (tx) => {
    // An advisory lock, so that concurrent runs take turns.
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx)
    const { rows: admins } = await sql<{ email_key: string }>`
      select email_key from user_account where 'admin' = any (roles)`.execute(tx)
    if (admins.length > 0 && !admins.some(({ email_key }) => email_key === emailKeyOf(email)))
      throw new StartError(
        '--create-admin: there is an admin already, who gives roles at /admin/people; name their e-mail to let them in anew',
      )
    const userId = await findOrMake(tx, email, now)
    await dropEveryFactor(tx, { userId, now })
    const act = {
      actorId: userId,
      act: 'person.admin-created' as const,
      subject: { kind: 'person' as const, id: userId },
      now,
    }
    await recordStaffAct(tx, { ...act, before: null, after: { by: 'create-admin' } })
    return makeResetLink(tx, { userId, origin, now })
  })
}

async function findOrMake(tx: Tx, email: string, now: Date): Promise<string> {
  const known = await tx
    .selectFrom('user_account')
    .select(['user_id', 'roles'])
    .where('email_key', '=', emailKeyOf(email))
    .executeTakeFirst()
  const userId = known?.user_id ?? (await makeAccount(tx, email, now))
  await markVerified(tx, { userId, now })
  await setRoles(tx, { userId, roles: staffRoles.filter((role) => role === 'admin' || known?.roles.includes(role)) })
  return userId
}

async function makeAccount(tx: Tx, email: string, now: Date): Promise<string> {
  const versions = await currentVersions(tx, now)
  const input = {
    email,
    display_name: await findFreeName(tx),
    birth_date: '1990-01-01',
    province: '10' as const,
    interests: [],
    avatar: 'phaen-1' as const,
    bot_check: '',
    law_version: versions.law,
    personal_version: versions.personal,
  }
  return createAccount(tx, { input, passwordHash: null, now })
}

async function findFreeName(tx: Tx): Promise<string> {
  for (let nth = 1; ; nth += 1) {
    const name = nth === 1 ? 'ผู้ดูแลระบบ' : `ผู้ดูแลระบบ ${nth}`
    const taken = await tx
      .selectFrom('user_account')
      .select('user_id')
      .where('name_key', '=', displayNameKey(name))
      .executeTakeFirst()
    if (!taken) return name
  }
}
