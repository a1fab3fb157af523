import { openDb } from '#db/open.ts'
import { getBotCheck } from '#features/identity/limits/contract.ts'
import { forgetPassword, login } from '#features/identity/sign-in/contract.ts'
import { people } from '#tests/fixtures/people.ts'
import { solveBotCheck } from '#tests/support/bot-solver.ts'
import type { Ground } from '../support/ground.ts'
import { alternate, median } from '../support/rounds.ts'
import { budget, type Row } from '../support/row.ts'
import { sizeOf } from '../support/toy.ts'

const budgetMs = 5
const tries = sizeOf(400, 6)
const warmUp = sizeOf(40, 2)
const database = 'enumeration'

type Ask = (email: string) => Promise<{ ms: number; said: string }>

/** Whether the time of a failed login, or of requesting a reset link, reveals if an e-mail has an account. */
export async function measureEnumeration(ground: Ground): Promise<Row[]> {
  const product = await ground.startProduct(database, { BENCH_EASY_PROOFS: 'true', TRUST_PROXY: 'loopback' })
  const { app } = await ground.useDatabase(database)
  const db = openDb(app, { max: 4 })
  const closeDb = ground.save(() => db.destroy())
  const known: string[] = []
  while (known.length < tries + warmUp)
    known.push(...(await people({ db, clock: { now: new Date() } }, 4)).map(({ email }) => email))
  const askers = { login: askLogin(product.origin), forgot: askForgot(product.origin) }
  const rows: Row[] = []
  for (const [name, ask] of Object.entries(askers)) rows.push(await compare(name, ask, known))
  await closeDb()
  await product.stop()
  return rows
}

/** Alternates known and unknown e-mails, each used once, and also compares the replies. */
async function compare(name: string, ask: Ask, known: string[]): Promise<Row> {
  const pairs = await alternate(
    known.length,
    (round) => ask(known[round]!),
    // Of the same length and form as known ones.
    () => ask(`${crypto.randomUUID()}@example.com`),
  )
  const different = pairs.find(([one, other]) => one.said !== other.said)
  if (different) throw new Error(`${name} tells: ${JSON.stringify(different)}`)
  const measured = pairs.slice(warmUp)
  const [one, other] = [0, 1].map((side) => median(measured.map((pair) => pair[side]!.ms))) as [number, number]
  const times = `${one.toFixed(1)} and ${other.toFixed(1)} ms`
  return budget(
    { max: budgetMs },
    `enumeration: ${name}, medians of ${tries}: ${times}, difference`,
    Math.abs(one - other),
    'ms',
  )
}

function askLogin(origin: string): Ask {
  return async (email) => timed(origin + login.path, { email, password: 'not the password' })
}

function askForgot(origin: string): Ask {
  return async (email) => {
    const challenge = await fetch(`${origin}${getBotCheck.path}?action=password_forget`)
    const bot_check = await solveBotCheck(await challenge.json())
    return timed(origin + forgetPassword.path, { email, bot_check })
  }
}

let address = 0

/** A call from an address of its own, so that no rate limit is measured. */
async function timed(url: string, body: object): Promise<{ ms: number; said: string }> {
  address += 1
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`,
  }
  const started = performance.now()
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await reply.text()
  const ms = performance.now() - started
  const { date: _, ...heads } = Object.fromEntries(reply.headers)
  return { ms, said: JSON.stringify([reply.status, heads, text]) }
}
