import { setTimeout as sleep } from 'node:timers/promises'
import { openDb } from '#db/open.ts'
import { openKeys } from '#features/identity/keys/server/key-commands.ts'
import { freshToken, people, type TestPerson } from '#tests/fixtures/people.ts'
import { aPremium } from '#tests/fixtures/store.ts'
import { openMissions } from '../../drill/money/money-claims.ts'
import type { Job, Plan } from '../../drill/money/money-plan.ts'
import { type ActRecord, runActs } from '../../drill/money/money-run.ts'
import { newSolver } from '../../drill/quizzes/quiz-solver.ts'
import { newTraffic } from '../../drill/support/http-client.ts'
import { newRandom } from '../../drill/support/random.ts'
import { ask } from '../ask.ts'
import type { Plant } from '../layout.ts'
import { openSecrets, urlsOf } from '../secrets.ts'

/** How long and how hard: acts on money a second, from so many clients. */
export type Size = { seconds: number; rate: number; clients: number; seed: number }
export type Load = Awaited<ReturnType<typeof prepareLoad>>

const peopleCount = 200
const price = 700
export const startKoin = 20_000
const tokenLifeMs = 10 * 60_000
/** Who waits longer for a page has gone. */
const pagePatienceMs = 10_000

/**
 * Makes people, a premium and missions in the plant's database, and a plan of purchases, cancellations, claims of rewards
 * and daily quizzes. They go through nginx to the product's own endpoints.
 */
export async function prepareLoad(plant: Plant, size: Size) {
  const urls = urlsOf(plant, openSecrets(plant))
  const db = openDb(urls.app)
  const now = () => new Date()
  const openedAt = now()
  // The key is read once, so that tokens can be signed while there is no database.
  const keys = await openKeys({ db, clock: () => openedAt })
  const ground = { db, keys, clock: { now: openedAt } }
  const plan = planLoad(size)
  const persons: TestPerson[] = []
  while (persons.length < plan.people) persons.push(...(await people(ground, 25, { koin: startKoin })))
  const tokens = newTokens(ground)
  const fixture = { ...tokens, db, clock: { now }, server: { port: () => plant.port } }
  return {
    plan,
    fixture,
    persons,
    urls,
    premium: { id: await aPremium(ground, { stock: size.seconds * size.rate * 2, price }), price },
    missions: await openMissions(fixture, persons, plan),
    solve: await newSolver(db),
    random: newRandom(size.seed),
    size,
    stop: () => db.destroy(),
  }
}

function newTokens(ground: Parameters<typeof freshToken>[0]) {
  const signed = new Map<string, { token: string; at: number }>()
  return {
    async tokenOf(person: TestPerson): Promise<string> {
      const known = signed.get(person.id)
      if (known && Date.now() - known.at < tokenLifeMs) return known.token
      const token = await freshToken({ ...ground, clock: { now: new Date() } }, person)
      signed.set(person.id, { token, at: Date.now() })
      return token
    },
  }
}

/** So many acts as the rate wants: half purchases (four of ten are cancelled), the rest claims and quizzes. */
export function planLoad({ seconds, rate, seed }: Size): Plan {
  const random = newRandom(seed)
  const acts = seconds * rate
  const missions = Math.max(1, Math.floor((acts * 0.3) / peopleCount))
  const quizzes = Math.min(peopleCount, Math.floor((acts * 0.2) / 3))
  const purchases = acts - missions * peopleCount - quizzes * 3
  const person = () => random.int(0, peopleCount - 1)
  const jobs: Job[] = [
    ...Array.from({ length: Math.max(0, purchases) }, (_, nth) => ({
      is: 'shop' as const,
      person: person(),
      nth,
      isCancelled: random.chance(0.4),
    })),
    ...Array.from({ length: missions * peopleCount }, (_, i) => ({
      is: 'claim' as const,
      person: i % peopleCount,
      mission: Math.floor(i / peopleCount),
    })),
    ...Array.from({ length: quizzes }, (_, nth) => ({ is: 'quiz' as const, person: nth })),
  ]
  const shuffled = jobs.map((job) => ({ job, at: random.int(0, 1_000_000) })).sort((a, b) => a.at - b.at)
  return { jobs: shuffled.map(({ job }) => job), acts, quizzes, purchases, people: peopleCount, missions }
}

export type LoadRun = {
  records: ActRecord[]
  traffic: ReturnType<typeof newTraffic>
  /** When each act had its definite reply, in milliseconds since the start. */
  answeredAt: number[]
  pages: { asked: number; failed: number }
  startedAt: number
}

/**
 * Runs the whole plan at its rate, whatever the answers take: what waited while nothing answered is sent as soon as a
 * client is free. `meanwhile` does the damage.
 */
export async function runLoad(load: Load, plant: Plant, meanwhile: (run: LoadRun) => Promise<void>): Promise<LoadRun> {
  const { rate, clients } = load.size
  const startedAt = performance.now()
  const run: LoadRun = {
    records: [],
    traffic: newTraffic(),
    answeredAt: [],
    pages: { asked: 0, failed: 0 },
    startedAt,
  }
  let begun = 0
  const pace = {
    async begin() {
      const due = startedAt + (1000 * begun++) / rate
      const wait = due - performance.now()
      if (wait > 0) await sleep(wait)
    },
    end: () => void run.answeredAt.push(performance.now() - startedAt),
  }
  const pages = watchPages(plant, run.pages)
  const { fixture, plan, persons, premium, missions, solve, random } = load
  const running = runActs({
    ...{ fixture, plan, premium, missions, clients, solve, random },
    people: persons,
    traffic: run.traffic,
    killer: pace,
  })
  const [records] = await Promise.all([running, meanwhile(run)])
  run.records = records
  await pages.stop()
  return run
}

/** Reads a public page twice a second, as visitors do. */
function watchPages(plant: Plant, pages: LoadRun['pages']) {
  let isOver = false
  const watching = (async () => {
    for (; !isOver; await sleep(500)) {
      pages.asked += 1
      const reply = await ask(`http://127.0.0.1:${plant.port}/`, pagePatienceMs)
      if (reply?.status !== 200) pages.failed += 1
    }
  })()
  return {
    stop() {
      isOver = true
      return watching
    },
  }
}

/** The longest time without an answered act, in milliseconds, and when it began. */
export function longestSilence(answeredAt: readonly number[]): { ms: number; from: number } {
  const sorted = [0, ...answeredAt].sort((a, b) => a - b)
  return sorted
    .slice(1)
    .map((at, i) => ({ ms: at - sorted[i]!, from: sorted[i]! }))
    .reduce((longest, gap) => (gap.ms > longest.ms ? gap : longest), { ms: 0, from: 0 })
}
