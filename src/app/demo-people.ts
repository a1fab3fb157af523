import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Db } from '#db/open.ts'
import { newPasswordHasher } from '#features/identity/server/password-commands.ts'
import { createAccount } from '#features/identity/server/register-commands.ts'
import type { SignUp } from '#features/identity/sign-up-rules.ts'
import { currentVersions } from '#features/policies/server/queries.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'

type DemoPerson = { email: string; password: string; about: string }
type Parts = { db: Db; dataDir: string; now: Date }

const someone = { province: '10', interests: [], bot_check: '' }

/** Who tries the product out on the embedded database: made once, with passwords of this data directory's own. */
const cast = [
  {
    about: 'มายด์ อายุ 16 รอผู้ปกครองยินยอม',
    years: 16,
    input: {
      ...someone,
      display_name: 'มายด์',
      email: 'mind@koinklass.localhost',
      avatar: 'kla-1',
      guardian_email: 'parent@koinklass.localhost',
    },
  },
  {
    about: 'ก้อง อายุ 21',
    years: 21,
    input: { ...someone, display_name: 'ก้อง', email: 'kong@koinklass.localhost', avatar: 'sure-1' },
  },
]

/** The demo sign-ins, made at the first call; the file that keeps their passwords is for this user's eyes only. */
export async function listDemoPeople({ db, dataDir, now }: Parts): Promise<DemoPerson[]> {
  const file = path.join(dataDir, 'demo-people.json')
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8'))
  const people = await makeDemoPeople(db, now)
  fs.mkdirSync(dataDir, { recursive: true })
  fs.writeFileSync(file, `${JSON.stringify(people, null, 2)}\n`, { mode: 0o600 })
  return people
}

async function makeDemoPeople(db: Db, now: Date): Promise<DemoPerson[]> {
  const hasher = await newPasswordHasher()
  const { law, personal } = await currentVersions(db, now)
  const people = await Promise.all(
    cast.map(async ({ about, years, input }) => ({
      about,
      years,
      input,
      password: randomBytes(9).toString('base64url'),
    })),
  )
  const hashes = await Promise.all(people.map(({ password }) => hasher.hash(password)))
  await db.transaction().execute(async (tx) => {
    // Whoever started before, and lost the file of passwords, has these people already: they are left as they are.
    const { count } = await tx
      .selectFrom('user_account')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where(
        'email_key',
        'in',
        people.map(({ input }) => input.email),
      )
      .executeTakeFirstOrThrow()
    if (count > 0) throw new Error('the demo people exist, and demo-people.json does not: remove the data directory')
    for (const [i, { input, years, password }] of people.entries()) {
      const signUp: SignUp = {
        ...input,
        password,
        birth_date: birthDate(years, now),
        law_version: law,
        personal_version: personal,
      }
      await createAccount(tx, { input: signUp, passwordHash: hashes[i]!, now })
    }
  })
  return people.map(({ about, input, password }) => ({ about, email: input.email, password }))
}

function birthDate(years: number, now: Date): string {
  const day = addDays(bangkokDay(now), -40)
  return `${Number(day.slice(0, 4)) - years}${day.slice(4).replace('-02-29', '-02-28')}`
}
