import type { DailyQuiz } from '#features/quizzes/daily/contract.ts'
import type { TestPerson } from '#tests/fixtures/people.ts'
import { anAddress } from '#tests/fixtures/store.ts'
import type { Solver } from '../quizzes/quiz-solver.ts'
import type { Fixture } from '../support/drill-fixture.ts'
import { type Answer, type Client, newClient, type Traffic } from '../support/http-client.ts'
import type { Random } from '../support/random.ts'
import type { newKiller } from './money-kills.ts'
import { type Act, type Job, type Plan, planSending } from './money-plan.ts'

/** An act with all its replies: the concurrent clicks, then later repetitions. */
export type ActRecord = { act: Act; userId: string; answers: Answer[]; later: Answer[] }

type Given = {
  fixture: { tokenOf: Fixture['tokenOf']; server: Pick<Fixture['server'], 'port'> }
  plan: Plan
  people: TestPerson[]
  /** What is bought in the store, with enough of it. */
  premium: { id: string; price: number }
  /** Missions whose rewards wait for everybody. */
  missions: readonly string[]
  clients: number
  traffic: Traffic
  killer: Pick<ReturnType<typeof newKiller>, 'begin' | 'end'>
  solve: Solver
  random: Random
}

/** Lets the clients run the plan, one job after the other each, and returns the record of every act. */
export async function runActs(given: Given): Promise<ActRecord[]> {
  const { fixture, plan, clients, traffic } = given
  const records = new Map<Act, Promise<ActRecord>>()
  let next = 0
  async function work() {
    const client = newClient(fixture.server.port, traffic, { sockets: 2 })
    while (next < plan.jobs.length) await doJob({ ...given, client, records }, plan.jobs[next++]!)
    client.close()
  }
  await Promise.all(Array.from({ length: clients }, work))
  return Promise.all(records.values())
}

type Working = Given & { client: Client; records: Map<Act, Promise<ActRecord>> }

async function doJob(working: Working, job: Job) {
  if (job.is === 'quiz') return answerQuiz(working, job.person)
  if (job.is === 'act') return doAct(working, job.act)
  if (job.is === 'shop') return shop(working, job)
  if (job.is === 'claim') return claim(working, job)
  // Waits for the first reply, since the repetition must be the same.
  const record = await working.records.get(job.act)!
  record.later.push(await send(working, job.act))
}

function doAct(working: Working, act: Act): Promise<ActRecord> {
  const recorded = (async () => {
    await working.killer.begin()
    const answers = await Promise.all(Array.from({ length: act.clicks }, () => send(working, act)))
    working.killer.end()
    return { act, userId: working.people[act.person]!.id, answers, later: [] }
  })()
  working.records.set(act, recorded)
  return recorded
}

/** Uses the product's endpoints: opens today's quiz and gives its three answers, right or wrong at random. */
async function answerQuiz(working: Working, person: number) {
  const { fixture, client, people, solve, random } = working
  const ask = { method: 'GET', path: '/v2/api/quiz/daily' } as const
  const { json } = await client.insist({ ...ask, token: await fixture.tokenOf(people[person]!) })
  const { day, questions } = json as DailyQuiz
  for (const question of questions) {
    const { position } = question
    await doAct(working, {
      person,
      path: '/v2/api/quiz/answerDaily',
      body: { kind: 'quiz', day, position },
      json: { day, position, answer: solve(question, random.chance(0.7)) },
      // Without a key a retry gets already_answered, which does not contain the first result.
      ...planSending('', random),
      key: `quiz-${person}-${position}`,
    })
  }
}

/** The store's own endpoints: buys one piece, and where it was bought cancels it or keeps it. */
async function shop(working: Working, { person, nth, isCancelled }: Extract<Job, { is: 'shop' }>) {
  const { premium, random } = working
  const bought = await doAct(working, {
    person,
    path: '/v2/api/store/buy',
    body: { kind: 'buy' },
    json: { id: premium.id, quantity: 1, expected_price: premium.price, address: anAddress },
    ...planSending('', random),
    key: `shop-${nth}`,
  })
  const order = bought.answers.map(({ json }) => (json as { order?: { id: string } }).order).find((one) => one)
  if (!order || !isCancelled) return
  // Beside the acts that the kills are spread over: it is sent at once, whatever was killed meanwhile.
  const act: Act = {
    person,
    path: `/v2/api/store/order/cancel?id=${order.id}`,
    body: { kind: 'cancel' },
    json: {},
    ...planSending('', random),
    key: `cancel-${nth}`,
  }
  const answers = await Promise.all(Array.from({ length: act.clicks }, () => send(working, act)))
  working.records.set(act, Promise.resolve({ act, userId: bought.userId, answers, later: [] }))
}

/** Claims a reward of Super Quest by the product's own endpoint: each person each mission once, with as many clicks as come. */
function claim(working: Working, { person, mission }: Extract<Job, { is: 'claim' }>): Promise<ActRecord> {
  return doAct(working, {
    person,
    path: '/v2/api/superQuest/redeemKoin',
    body: { kind: 'claim', mission },
    json: { id: working.missions[mission]! },
    ...planSending('', working.random),
    // Without a key a retry is told that the reward is claimed, which does not say by whom.
    key: `claim-${person}-${mission}`,
  })
}

async function send({ fixture, client, people }: Working, { person, path, json, key }: Act): Promise<Answer> {
  return client.insist({ method: 'POST', path, json, key, token: await fixture.tokenOf(people[person]!) })
}
