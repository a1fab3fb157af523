import { setTimeout as sleep } from 'node:timers/promises'
import { newRandom } from '../../drill/support/random.ts'
import { meanHere } from '../economy/habits.ts'
import type { Ground } from '../support/ground.ts'
import { figure, type Row } from '../support/row.ts'
import { isToy, sizeOf } from '../support/toy.ts'
import { type LoadClient, msAt, newLoadClient, waits } from './load-client.ts'
import { type LoadGround, openLoadGround } from './load-ground.ts'
import { type Pupil, visit } from './pupil.ts'
import { drawArrivals, type Mix, type Scene, scenesOf } from './scenes.ts'

const seed = 20_261_128
const seconds = sizeOf(60, 2)
/** Visits that begin a second at most. */
const perSecond = Number(process.env.LOAD_VISITS) || sizeOf(5, 4)
const medianMs = isToy ? 20 : 4_000
const count = sizeOf(300, 8)
const stock = 1_000_000

/**
 * Pupils in three scenes: an evening, the first day of an exam, noon on a Krazy Day. Visits begin at times that were drawn
 * beforehand, and each wait is measured from the moment somebody pressed. Figures, not budgets: they are the machine's.
 */
export async function measureLoad(ground: Ground): Promise<Row[]> {
  const stage = await openLoadGround(ground, { count, stock })
  const rows: Row[] = []
  let [bought, unanswered] = [0, 0]
  for (const scene of scenesOf(meanMix())) {
    const client = newLoadClient(stage.port)
    const told = await play(stage, client, scene)
    rows.push(...told.rows)
    bought += told.bought
    unanswered += client.statuses.get(0) ?? 0
    client.close()
  }
  await stage.audit(bought, unanswered)
  await stage.stop()
  return rows
}

async function play({ persons, ways }: LoadGround, client: LoadClient, scene: Scene) {
  const random = newRandom(seed)
  const pupils: Pupil[] = persons.map(({ token }) => ({ token, cache: new Map() }))
  const counted = countBought(client)
  const given = { client: counted.client, random, mix: scene.mix, ways, medianMs }
  const startedAt = performance.now()
  const visits: Promise<void>[] = []
  for (const [nth, at] of drawArrivals(random, { seconds, perSecond, shape: scene.shape }).entries()) {
    await sleep(Math.max(0, startedAt + at - performance.now()))
    visits.push(visit(pupils[nth % pupils.length]!, given))
  }
  await Promise.all(visits)
  const took = (performance.now() - startedAt) / 1000
  const requests = [...client.statuses.values()].reduce((sum, n) => sum + n, 0)
  const failed = [...client.statuses].reduce((sum, [status, n]) => sum + (status === 0 || status >= 500 ? n : 0), 0)
  const name = `load: ${scene.name}`
  return {
    bought: counted.bought(),
    rows: [
      figure(`${name}, visits`, visits.length, ''),
      figure(`${name}, requests`, requests / took, '/s'),
      figure(`${name}, requests without an answer or with 5xx`, failed, ''),
      ...waits.flatMap((is) =>
        [50, 99, 99.9].map((at) => figure(`${name}, ${is}, p${at}`, msAt(client.answered[is], at), 'ms')),
      ),
      figure(`${name}, the client itself was late by`, client.lateMs(), 'ms'),
    ],
  }
}

/** Counts the purchases that were acknowledged. */
function countBought(client: LoadClient) {
  let bought = 0
  const ask: LoadClient['ask'] = async (asked) => {
    const got = await client.ask(asked)
    if (asked.path === '/v2/api/store/buy' && got.status === 200) bought += 1
    return got
  }
  return { client: { ...client, ask }, bought: () => bought }
}

/** What a visit has on an evening: the groups of the economy, each as often as it is here on a day. Shares in a hundred. */
function meanMix(): Mix {
  const mean = (of: Parameters<typeof meanHere>[0]) => Math.round(100 * meanHere(of))
  return {
    quiz: mean(({ quiz }) => quiz),
    article: mean(({ articles }) => articles),
    hangman: mean(({ games }) => games),
    store: mean(({ missions }) => missions),
    buy: mean(({ dresses }) => dresses),
    exam: 0,
  }
}
