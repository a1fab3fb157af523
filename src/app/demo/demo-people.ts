import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { bringDemoDeposits } from '#app/demo/demo-bank.ts'
import { bringDemoFunds } from '#app/demo/demo-funds.ts'
import { bringDemoHeroes } from '#app/demo/demo-heroes.ts'
import { playPastQuizzes } from '#app/demo/demo-history.ts'
import { bringDemoQuests } from '#app/demo/demo-quests.ts'
import { bringDemoOrders, type DemoBuyer } from '#app/demo/demo-store.ts'
import type { Db } from '#db/open.ts'
import { countFactors } from '#features/admin/server/factor-queries.ts'
import { addTotp } from '#features/admin/server/totp-commands.ts'
import { newPasswordHasher, type PasswordHasher } from '#features/identity/accounts/server/password-commands.ts'
import { setRoles } from '#features/identity/accounts/server/role-commands.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { createAccount } from '#features/identity/sign-up/server/register-commands.ts'
import { markVerified } from '#features/identity/sign-up/server/verify-commands.ts'
import type { SignUp } from '#features/identity/sign-up/sign-up-rules.ts'
import { currentVersions } from '#features/policies/server/queries.ts'
import { fromBase32, newTotpSecret, toBase32 } from '#lib/server/secrets/totp.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'

/** `totp` is the secret (base32) of the second factor of staff; null for members. */
export type DemoPerson = { email: string; password: string; about: string; totp: string | null }
type Parts = { db: Db; keys: Keys; dataDir: string; now: Date }

const dayMs = 24 * 3_600_000

const someone = { province: '10', interests: [], bot_check: '' }
const writer = { ...someone, school: 'บัญชีตัวอย่าง' }

/** The demo accounts of the embedded database, created once, with passwords generated per data directory. */
const cast = [
  {
    about: 'มายด์ อายุ 16 ทำควิซมาแล้ว 9 วัน รอผู้ปกครองยินยอม',
    years: 16,
    daysHere: 100,
    isBuyer: true,
    /** Right answers on the last evenings, newest last. */
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
  {
    about: 'พี่ต้อม อายุ 31 เจ้าหน้าที่ (moderator)',
    years: 31,
    rights: [],
    roles: ['moderator' as const],
    input: { ...someone, display_name: 'พี่ต้อม', email: 'tom@koinklass.localhost', avatar: 'sure-1' },
  },
  {
    about: 'พี่อร อายุ 35 ผู้ดูแลระบบ (admin)',
    years: 35,
    rights: [],
    roles: ['admin' as const],
    input: { ...someone, display_name: 'พี่อร', email: 'orn@koinklass.localhost', avatar: 'kla-1' },
  },
  {
    about: 'น้ำขิง อายุ 21 นักเขียน Super Hero ของปีนี้',
    years: 21,
    daysHere: 100,
    isBuyer: true,
    rights: [3, 2],
    input: { ...writer, display_name: 'น้ำขิง', email: 'namkhing@koinklass.localhost', avatar: 'aom-2' },
  },
  {
    about: 'ปอนด์ อายุ 21 นักเขียน Super Hero ของปีนี้',
    years: 21,
    daysHere: 100,
    isBuyer: true,
    rights: [2],
    input: { ...writer, display_name: 'ปอนด์', email: 'pond@koinklass.localhost', avatar: 'sure-2' },
  },
]

/**
 * Returns the demo sign-ins. Passwords and second factors are stored first (readable by this user only) and the
 * accounts created after, so an interrupted start is completed by the next one.
 */
export async function listDemoPeople({ db, keys, dataDir, now }: Parts): Promise<DemoPerson[]> {
  const people = saveSecrets(path.join(dataDir, 'demo-people.json'))
  const hasher = await newPasswordHasher()
  const versions = await currentVersions(db, now)
  for (const [i, one] of cast.entries()) {
    const { roles = [], input } = one
    const { password, totp } = people[i]!
    const known = await findPerson(db, input.email)
    const userId = known ?? (await join({ db, now }, one, { password, hasher, versions }))
    if (!known) {
      await playPastQuizzes(db, userId, one.rights, now)
      if (one.rights.length > 0) await bringDemoQuests(db, userId, now)
    }
    // An account that has set up a factor of its own keeps it.
    if (roles.length > 0 && totp && (await countFactors(db, userId)) === 0)
      await db.transaction().execute((tx) => addTotp(tx, keys, { userId, secret: fromBase32(totp), now }))
  }
  await bringDemoHeroes(db, now)
  const buyers = await listBuyers(db)
  await bringDemoOrders({ db, keys, now }, buyers)
  await bringDemoDeposits(
    db,
    buyers.map(({ userId }) => userId),
    now,
  )
  await bringDemoFunds(
    db,
    buyers.map(({ userId }) => userId),
    now,
  )
  return people
}

/** The people who bought in the store; a minor without a guardian's answer is sent nothing. */
async function listBuyers(db: Db): Promise<DemoBuyer[]> {
  const buyers: DemoBuyer[] = []
  for (const { years, input, ...one } of cast) {
    const userId = 'isBuyer' in one ? await findPerson(db, input.email) : undefined
    if (userId) buyers.push({ userId, name: input.display_name, isSentTo: years >= 20 })
  }
  return buyers
}

async function findPerson(db: Db, email: string): Promise<string | undefined> {
  const found = await db.selectFrom('user_account').select('user_id').where('email_key', '=', email).executeTakeFirst()
  return found?.user_id
}

type Joining = { password: string; hasher: PasswordHasher; versions: { law: number; personal: number } }

async function join(
  { db, now }: Pick<Parts, 'db' | 'now'>,
  { years, rights, roles = [], input, ...one }: (typeof cast)[number],
  { password, hasher, versions }: Joining,
): Promise<string> {
  const daysHere = 'daysHere' in one ? one.daysHere : rights.length + 1
  const joinedAt = new Date(now.getTime() - daysHere * dayMs)
  const signUp: SignUp = {
    ...input,
    password,
    birth_date: birthDate(years, now),
    law_version: versions.law,
    personal_version: versions.personal,
  }
  const passwordHash = await hasher.hash(password)
  return db.transaction().execute(async (tx) => {
    const id = await createAccount(tx, { input: signUp, passwordHash, now: joinedAt })
    if (rights.length > 0 || roles.length > 0) await markVerified(tx, { userId: id, now: joinedAt })
    if (roles.length > 0) await setRoles(tx, { userId: id, roles })
    return id
  })
}

function saveSecrets(file: string): DemoPerson[] {
  const known: DemoPerson[] = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : []
  const people = cast.map(({ about, roles = [], input: { email } }) => {
    const before = known.find((one) => one.email === email)
    const password = before?.password ?? randomBytes(9).toString('base64url')
    const totp = roles.length > 0 ? (before?.totp ?? toBase32(newTotpSecret())) : null
    return { about, email, password, totp }
  })
  if (JSON.stringify(people) === JSON.stringify(known)) return people
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, `${JSON.stringify(people, null, 2)}\n`, { mode: 0o600 })
  return people
}

function birthDate(years: number, now: Date): string {
  const day = addDays(bangkokDay(now), -40)
  return `${Number(day.slice(0, 4)) - years}${day.slice(4).replace('-02-29', '-02-28')}`
}
