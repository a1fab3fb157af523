import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Db } from '#db/open.ts'
import { newPasswordHasher } from '#features/identity/server/password-commands.ts'
import { createAccount } from '#features/identity/server/register-commands.ts'
import { setRoles } from '#features/identity/server/role-commands.ts'
import { markVerified } from '#features/identity/server/verify-commands.ts'
import type { SignUp } from '#features/identity/sign-up-rules.ts'
import { currentVersions } from '#features/policies/server/queries.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { playPastQuizzes } from './demo-history.ts'

type DemoPerson = { email: string; password: string; about: string }
type Parts = { db: Db; dataDir: string; now: Date }

const dayMs = 24 * 3_600_000

const someone = { province: '10', interests: [], bot_check: '' }

/** Who tries the product out on the embedded database: made once, with passwords of this data directory's own. */
const cast = [
  {
    about: 'มายด์ อายุ 16 ทำควิซมาแล้ว 9 วัน รอผู้ปกครองยินยอม',
    years: 16,
    /** Right answers of the last evenings, the latest last. */
    rights: [1, 2, 3, 2, 3, 3, 1, 2, 3],
    input: {
      ...someone,
      display_name: 'มายด์',
      email: 'mind@koinklass.localhost',
      avatar: 'kla-1',
      guardian_email: 'parent@koinklass.localhost',
    },
  },
  {
    about: 'ก้อง อายุ 21 เพิ่งสมัคร',
    years: 21,
    rights: [],
    input: { ...someone, display_name: 'ก้อง', email: 'kong@koinklass.localhost', avatar: 'sure-1' },
  },
  {
    about: 'พี่แป้ง อายุ 28 เจ้าหน้าที่ (editor)',
    years: 28,
    rights: [],
    roles: ['editor' as const],
    input: { ...someone, display_name: 'พี่แป้ง', email: 'pang@koinklass.localhost', avatar: 'phaen-1' },
  },
]

/**
 * The demo sign-ins. Their passwords are written down first, for this user's eyes only, and the people made after: a
 * start that was stopped half-way is taken up by the next one.
 */
export async function listDemoPeople({ db, dataDir, now }: Parts): Promise<DemoPerson[]> {
  const people = keepPasswords(path.join(dataDir, 'demo-people.json'))
  const hasher = await newPasswordHasher()
  const versions = await currentVersions(db, now)
  for (const [i, { years, rights, roles = [], input }] of cast.entries()) {
    const isThere = await db
      .selectFrom('user_account')
      .select('user_id')
      .where('email_key', '=', input.email)
      .executeTakeFirst()
    if (isThere) continue
    const { password } = people[i]!
    const joinedAt = new Date(now.getTime() - (rights.length + 1) * dayMs)
    const signUp: SignUp = {
      ...input,
      password,
      birth_date: birthDate(years, now),
      law_version: versions.law,
      personal_version: versions.personal,
    }
    const passwordHash = await hasher.hash(password)
    const userId = await db.transaction().execute(async (tx) => {
      const id = await createAccount(tx, { input: signUp, passwordHash, now: joinedAt })
      if (rights.length > 0 || roles.length > 0) await markVerified(tx, { userId: id, now: joinedAt })
      if (roles.length > 0) await setRoles(tx, { userId: id, roles })
      return id
    })
    await playPastQuizzes(db, userId, rights, now)
  }
  return people
}

function keepPasswords(file: string): DemoPerson[] {
  const known: DemoPerson[] = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : []
  const people = cast.map(({ about, input: { email } }) => ({
    about,
    email,
    password: known.find((one) => one.email === email)?.password ?? randomBytes(9).toString('base64url'),
  }))
  if (people.length === known.length) return people
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, `${JSON.stringify(people, null, 2)}\n`, { mode: 0o600 })
  return people
}

function birthDate(years: number, now: Date): string {
  const day = addDays(bangkokDay(now), -40)
  return `${Number(day.slice(0, 4)) - years}${day.slice(4).replace('-02-29', '-02-28')}`
}
